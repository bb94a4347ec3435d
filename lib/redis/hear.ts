import { connectRedis } from "./connect";

const beat = 1_000;
/** Milliseconds after which a line that has gone silent counts as down. */
const silence = 2_000;

/**
 * Listens on Redis. `onGap`: the line is up, or was not at the last try, once a second: what was said meanwhile is
 * lost, so a process that hears nothing keeps nothing for longer.
 */
export async function hearRedis(url: string, channel: string, hear: (notice: string) => void, onGap: () => void) {
  const ear = await connectRedis(url, {
    autoResubscribe: false,
    commandTimeout: silence,
    maxRetriesPerRequest: null,
    retryStrategy: () => beat,
  });
  ear.on("ready", () => {
    ear.subscribe(channel).then(onGap, () => ear.disconnect(true));
  });
  ear.on("close", onGap);
  ear.on("message", (_channel, notice) => hear(notice));
  const timer = setInterval(() => {
    if (ear.status === "ready") ear.ping().catch(() => ear.disconnect(true));
  }, beat).unref();
  return async () => {
    clearInterval(timer);
    ear.removeAllListeners("close");
    ear.disconnect();
  };
}
