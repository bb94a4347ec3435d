/** Until the network's return, for so many milliseconds at most where a number is given. */
export const untilOnline = (ms?: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(end, ms);
    addEventListener("online", end);
  });
