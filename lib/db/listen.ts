import pg from "pg";
import { log } from "@/lib/log";
import { directUrl } from "./pool";

type Line = {
  /** A constant name: it goes into the statement as it is. */
  channel: string;
  hear: (payload: string) => void;
  /** Each time the line is up: what was said while it was down is lost. */
  onOpen?: () => void;
  /** Milliseconds between two looks whether somebody is still there: a line that went silent tells nothing by itself. */
  pulse?: number;
};

/** Keeps one connection listening on a PostgreSQL channel and opens it again after a failure. Returns what hangs up. */
export function listen({ channel, hear, onOpen, pulse = 15_000 }: Line) {
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

  function feel(opened: pg.Client) {
    timer = setTimeout(() => {
      opened.query("select 1").then(
        () => opened === client && feel(opened),
        () => opened === client && again(),
      );
    }, pulse);
    timer.unref();
  }

  async function connect() {
    const timeouts = { connectionTimeoutMillis: 3_000, query_timeout: 5_000 };
    const opened = new pg.Client({ connectionString: directUrl, keepAlive: true, ...timeouts });
    client = opened;
    opened.on("error", again);
    opened.on("end", again);
    opened.on("notification", ({ payload = "" }) => hear(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      onOpen?.();
      feel(opened);
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
