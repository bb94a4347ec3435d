type Engine = {
  start: () => void;
  /** Nothing new leaves from the call on; resolves when all is shut down. */
  stop: () => Promise<unknown>;
};

/**
 * Starts and stops what needs consent. The code is loaded with the first consent; a withdrawal while it loads, or
 * a new consent while it shuts down, ends in what was wanted last.
 */
export function createSwitch(load: () => Promise<Engine>) {
  let wanted = false;
  let running: Engine | null = null;
  let last: Promise<void> = Promise.resolve();

  async function open() {
    if (!wanted || running) return;
    const engine = await load();
    if (!wanted) return;
    engine.start();
    running = engine;
  }

  function close() {
    const engine = running;
    running = null;
    return engine ? engine.stop() : undefined;
  }

  return {
    /** Resolves when the query is fulfilled. A failed load (offline, a new release) is tried again at the next query. */
    follow(query: boolean): Promise<void> {
      wanted = query;
      const closing = query ? undefined : close();
      last = last
        .then(async () => {
          await closing;
          await (query ? open() : close());
        })
        .catch(() => undefined);
      return last;
    },
    isRunning: () => running !== null,
  };
}
