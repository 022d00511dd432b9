// Written by daemon/penname/protocol/generate.py from the daemon's messages. Do not edit.

export const VERSION = 1;
export const LARGEST_REQUEST = 8388608; // bytes of one request body

/** Every refusal's code and sentence. */
export const REFUSALS = Object.freeze({
  "version": "Penname's browser part and desktop part are of different versions. Update the older one.",
  "malformed": "A message could not be read. Reload the page; if it happens again, run: penname doctor",
  "too-large": "This is longer than Penname can check. Send it in parts.",
  "token": "The desktop part does not know this program. Run: penname register",
  "not-allowed": "This can only be done from the command line.",
  "loading-timeout": "Penname is still starting. Try again in a few seconds.",
  "locked": "Your keyring is locked. Unlock it, then send again.",
  "no-key": "This machine has no keyring, so choose a passphrase. Run: penname unlock",
  "key-refused": "The keyring refused to give Penname its key. Allow it there, then send again.",
  "key-mismatch": "The key in your keyring does not open Penname's store. Restore the keyring, or run: penname forget --all",
  "unreachable": "Penname's desktop part is not running and could not be started. Run: penname doctor",
  "timeout": "Penname did not answer in time, so nothing was sent. Try again.",
  "no-way-back": "A detail in this text could not be brought back exactly in the reply. Rephrase it.",
  "no-surrogate-left": "All stand-ins of a kind are in use in this conversation. Start a new one.",
  "failed": "Something went wrong in Penname's desktop part. Nothing was sent. Run: penname doctor",
  "unknown-conversation": "Penname does not know this conversation.",
  "search": "This search holds a personal detail, so it was not sent.",
  "passphrase": "Penname is locked. Run: penname unlock",
  "wrong-passphrase": "This passphrase does not open Penname's key. Try again.",
  "already-open": "Penname is not locked.",
  "models-missing": "A model file is missing, so nothing can be found. Run: penname doctor",
  "models-differ": "A model file is not the one this release was made for. Run: penname doctor",
  "bad-setting": "There is no such setting, or it cannot have this value.",
  "quit": "You have quit Penname, so nothing is sent. Start it again: penname run",
  "stopping": "Penname is being stopped. Nothing was sent.",
  "store-damaged": "The file of Penname's store is damaged. Restore it, or run: penname forget --all",
  "store-too-new": "A later release of Penname has written its store. Install that release again.",
});
