import { createStore } from "./store";

/** Requests decided on this page that the server still counts as waiting: the menu's count leaves them out at once. */
export const decidedHere = createStore(0);
