import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "@/lib/singleton";

/**
 * Runs outside of every request, as it was when the process began: for what outlives its caller. A promise, a socket or a
 * timer holds on to all that the storages of its maker hold for as long as it lives, to a whole page where one was drawn.
 */
export const detached = singleton("detached", () => AsyncLocalStorage.snapshot());
