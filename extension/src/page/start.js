/** The script that browsers run in the page's world, before the page's own. */

import { hook } from './hook.js';

hook(window);
