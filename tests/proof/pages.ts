import { env } from "@/env.mjs";
import { freePort } from "../../scripts/lib/ports.mjs";
import { closeAll } from "../../scripts/lib/processes.mjs";
import { serve } from "../../scripts/lib/serve.mjs";

/** The built product on the database of this run; `get` gives an answer as a browser has it, redirects not followed. */
export async function openPages() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = {
    PORT: String(port),
    HOST: "127.0.0.1",
    APP_URL: url,
    NEXTAUTH_URL: url,
    DATABASE_URL: env.DATABASE_URL,
  };
  const more = { NEXTAUTH_SECRET: env.NEXTAUTH_SECRET, READS_PER_MINUTE: "1000000", WORKER: "off", LOG_LEVEL: "fatal" };
  await serve({ ...process.env, ...own, ...more });
  const get = (path: string, headers: Record<string, string>) => fetch(url + path, { headers, redirect: "manual" });
  return { get, close: closeAll };
}
export type Pages = Awaited<ReturnType<typeof openPages>>;
