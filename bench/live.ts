import http from "node:http";
import type { AddressInfo } from "node:net";
import { transaction } from "@/lib/db/transaction";
import { liveHub } from "@/lib/features/event/queries";
import { eventRoutes } from "@/lib/features/event/serve";
import { serveApi } from "@/lib/http/front/api";
import { listenForChanges } from "@/lib/http/front/listen";
import { makeMatcher } from "@/lib/http/front/match";
import { tell } from "@/lib/live/tell";

const match = makeMatcher(Object.values(eventRoutes));
await listenForChanges(() => void liveHub().catchUp());

const bare = new Set<http.ServerResponse>();

/** An open connection that is written to, and nothing else. */
function holdBare(request: http.IncomingMessage, response: http.ServerResponse) {
  bare.add(response);
  request.on("close", () => bare.delete(response));
  response.writeHead(200, { "content-type": "text/event-stream" }).write("id: 0\n\n");
}

function tellBare() {
  const frame = `id: 1\nevent: change\ndata: ${JSON.stringify({ noun: "busrequest", id: crypto.randomUUID(), version: 1 })}\n\n`;
  for (const response of bare) response.write(frame);
}

/** To everybody who reads near requests. */
const tellNear = () =>
  transaction((tx) => tell(tx, { noun: "busrequest", record: crypto.randomUUID(), version: 1, topics: ["near"] }));

/** What stays after what nobody holds any more is gone; pages of the system that were freed and taken again do not count. */
function memory() {
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

// GET /api/events is answered by the front's own means; /bare is a stream of node:http alone, /open counts both. /tell and /tell-bare make a change.
const server = http.createServer(async (request, response) => {
  const url = request.url ?? "";
  if (url === "/bare") return holdBare(request, response);
  if (url === "/memory") return void response.end(String(memory()));
  if (url === "/open") return void response.end(String(liveHub().size + bare.size));
  if (url === "/tell" || url === "/tell-bare") {
    await (url === "/tell" ? tellNear() : tellBare());
    return void response.end();
  }
  await serveApi(request, response, match(url.split("?")[0] ?? ""));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
