/** The deep-chat web component, as its authors publish it. */
import 'deep-chat';
