import http, { type IncomingMessage, type RequestListener } from "node:http";
import os from "node:os";
import path from "node:path";
import { env } from "@/env.mjs";
import { frontHeader, languageHeader } from "@/lib/http/gate";
import type { Rendered } from "@/lib/http/pageCache";

const address = () => {
  const name = `charabanc-${process.pid}-${Date.now().toString(36)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
};

async function collect(answer: IncomingMessage): Promise<Rendered> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const headers: Rendered["headers"] = {};
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) headers[name] = value;
  return { status: answer.statusCode ?? 500, headers, body: Buffer.concat(chunks) };
}

/** Renders pages for the cache: a request without a person, over a socket that nobody else reaches. */
export async function openRenderer(handler: RequestListener) {
  const socketPath = address();
  const server = http.createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(socketPath, resolve);
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const render = (url: string, language: string, theme: string) =>
    new Promise<Rendered>((resolve, reject) => {
      const host = new URL(env.APP_URL).host;
      const headers: Record<string, string> = {
        host,
        accept: "text/html",
        "accept-language": language,
        "user-agent": "Charabanc page cache",
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-host": host,
        "x-forwarded-proto": env.APP_URL.startsWith("https:") ? "https" : "http",
        [frontHeader]: "1",
        [languageHeader]: language,
      };
      if (theme) headers.cookie = `theme=${theme}`;
      const request = http.request({ socketPath, path: url, headers, agent, timeout: 20_000 });
      request.on("response", (answer) => collect(answer).then(resolve, reject));
      request.on("timeout", () => request.destroy(new Error(`rendering ${url} took too long`)));
      request.on("error", reject);
      request.end();
    });
  const close = () =>
    new Promise<void>((resolve) => {
      agent.destroy();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { render, close };
}
