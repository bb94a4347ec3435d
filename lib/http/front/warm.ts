import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "@/env.mjs";
import { type Language, languages } from "@/lib/i18n/routing";
import { log } from "@/lib/log";

/** Milliseconds; a page that takes longer is no reason not to open. */
const patience = 10_000;

function ask(port: number, language: Language) {
  const headers = { host: new URL(env.APP_URL).host, accept: "text/html", "accept-encoding": "br, gzip" };
  return new Promise<void>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: `/${language}`, headers, agent: false, timeout: patience };
    const request = http.get(options, (response) => response.resume().on("end", resolve).on("error", reject));
    request.on("timeout", () => request.destroy(new Error("too slow")));
    request.on("error", reject);
  });
}

/** The home page is asked for once before anybody can: its code is loaded then, not for the first visitor. */
export async function warmUp(front: RequestListener, asked: readonly Language[] = languages) {
  const server = http.createServer(front);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(0, "127.0.0.1", resolve);
    });
    const { port } = server.address() as AddressInfo;
    for (const language of asked) await ask(port, language);
  } catch (error) {
    log.warn({ err: error }, "the home page could not be asked for ahead");
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
