import { once } from "node:events";
import http from "node:http";
import { onClose } from "../processes.mjs";

const spansOf = ({ resourceSpans = [] }) =>
  resourceSpans.flatMap(({ scopeSpans = [] }) => scopeSpans.flatMap(({ spans = [] }) => spans));

/** A collector of traces (OTLP over HTTP, JSON) that keeps what it is sent. */
export async function openCollector() {
  const texts = [];
  const server = http.createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    texts.push(text);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onClose(async () => {
    server.closeAllConnections();
    server.close();
  });
  const spans = () => texts.flatMap((text) => spansOf(JSON.parse(text)));
  return { url: `http://127.0.0.1:${server.address().port}`, spans, texts };
}
