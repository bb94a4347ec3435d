import pg from "pg";
import { log } from "@/lib/log";
import { directUrl } from "./pool";

type Line = {
  /** A constant name: it goes into the statement as it is. */
  channel: string;
  hear: (payload: string) => void;
  /** Each time the line is up: what was said while it was down is lost. */
  onOpen?: () => void;
};

/** Keeps one connection listening on a PostgreSQL channel and opens it again after a failure. Returns what hangs up. */
export function listen({ channel, hear, onOpen }: Line) {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const hangUp = async () => {
    const old = client;
    client = null;
    old?.removeAllListeners();
    old?.on("error", () => undefined);
    await old?.end().catch(() => undefined);
  };

  const again = () => {
    hangUp();
    clearTimeout(timer);
    if (!closed) timer = setTimeout(connect, 1_000);
  };

  async function connect() {
    const opened = new pg.Client({ connectionString: directUrl, keepAlive: true, connectionTimeoutMillis: 3_000 });
    client = opened;
    opened.on("error", again);
    opened.on("end", again);
    opened.on("notification", ({ payload }) => payload && hear(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      onOpen?.();
    } catch (error) {
      log.warn({ err: error, channel }, "not listening, trying again");
      again();
    }
  }

  connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await hangUp();
  };
}
