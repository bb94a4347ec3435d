/**
 * What is aborted keeps its reason as long as its signal lives, and an error's frames, until somebody reads its stack, hold the functions and the
 * receivers that they ran on. React ends every page's render so, within a `setImmediate`, whose `Immediate` holds on to the page's storages and to its
 * neighbours in the queue: one page that something remembers held hundreds (nodejs/node#66129, react/react#37288). From now on a reason keeps its
 * name and message, and no frames.
 */
export function forgetFramesOfAborted() {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function forgetful(reason?: unknown) {
    const given = reason === undefined ? new DOMException("This operation was aborted", "AbortError") : reason;
    if (given instanceof Error) given.stack = `${given.name}: ${given.message}`;
    abort.call(this, given);
  };
  return () => {
    AbortController.prototype.abort = abort;
  };
}
