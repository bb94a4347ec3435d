import http from "node:http";

/**
 * Stands for the tag's script: takes the same calls, passes them on with what `set` told, keeps a cookie, and obeys
 * the tag's off switch. Runs in the browser.
 */
function tagScript() {
  const origin = new URL(document.currentScript.src).origin;
  const id = new URL(document.currentScript.src).searchParams.get("id");
  const cookie = /(?:^|; )_ga=([^;]+)/.exec(document.cookie)?.[1] ?? `GA1.${crypto.randomUUID()}`;
  const facts = {};
  const take = (entry) => {
    if (Object.prototype.toString.call(entry) !== "[object Arguments]" || window[`ga-disable-${id}`]) return;
    const [command, name, params] = entry;
    if (command === "set") Object.assign(facts, name);
    // biome-ignore lint/suspicious/noDocumentCookie: as the real script does
    if (command === "config") document.cookie = `_ga=${cookie}; path=/; max-age=86400`;
    const body = JSON.stringify({ client: cookie, command, name, params, facts });
    fetch(`${origin}/g/collect`, { method: "POST", mode: "no-cors", keepalive: true, body });
  };
  window.dataLayer ??= [];
  for (const entry of window.dataLayer) take(entry);
  window.dataLayer.push = (...entries) => {
    for (const entry of entries) take(entry);
    return Array.prototype.push.apply(window.dataLayer, entries);
  };
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A Sentry envelope: a header, then a header and a payload for each item; recordings are compressed bytes. */
function readEnvelope(bytes) {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf("\n", at);
    const text = bytes.toString("utf8", at, end < 0 ? bytes.length : end);
    at = end < 0 ? bytes.length : end + 1;
    return text;
  };
  const header = JSON.parse(line());
  const items = [];
  while (at < bytes.length) {
    const item = JSON.parse(line() || "{}");
    const payload = item.length === undefined ? line() : bytes.toString("utf8", at, at + item.length);
    if (item.length !== undefined) at += item.length + 1;
    items.push({ type: item.type, payload: item.type === "replay_recording" ? null : JSON.parse(payload || "null") });
  }
  return { header, items };
}

const send = (response, status, type, body) =>
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);

function answerTo(seen, refusal) {
  return async (request, response) => {
    const { pathname } = new URL(request.url, "http://x");
    const { method, headers } = request;
    if (pathname === "/seen") return send(response, 200, "application/json", JSON.stringify(seen));
    if (pathname === "/gtag/js") {
      seen.scripts++;
      return send(response, 200, "text/javascript", `(${tagScript})();`);
    }
    if (method === "POST" && pathname === "/g/collect") {
      seen.calls.push(JSON.parse(await bodyOf(request)));
      return response.writeHead(204).end();
    }
    if (method === "POST" && /^\/api\/\d+\/envelope\/$/.test(pathname)) {
      const envelope = readEnvelope(await bodyOf(request));
      if (refusal.status) return response.writeHead(refusal.status, { "retry-after": "17" }).end();
      seen.envelopes.push({ ...envelope, headers });
      return send(response, 200, "application/json", "{}");
    }
    send(response, 404, "text/plain", "nothing here");
  };
}

/** Receives what analytics and error reports send, for tests; tells it as JSON at /seen. */
export async function startTagReceiver() {
  /** @type {{ scripts: number, calls: any[], envelopes: { header: any, items: any[], headers: any }[] }} */
  const seen = { scripts: 0, calls: [], envelopes: [] };
  const refusal = { status: 0 };
  const answer = answerTo(seen, refusal);
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => send(response, 400, "text/plain", String(error)));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    dsn: `${url.replace("//", "//publickey@")}/42`,
    seen,
    /** Answers reports with this status from now on; 0 takes them. */
    refuse: (status) => Object.assign(refusal, { status }),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
