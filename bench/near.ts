import http from "node:http";
import type { AddressInfo } from "node:net";
import { POST } from "@/app/api/advertiserlocation/activeallnear/route";

type Point = { longitude: number; latitude: number };

function pointOf(text = ""): Point | undefined {
  const [longitude = Number.NaN, latitude = Number.NaN] = text.split(",").map(Number);
  return text ? { longitude, latitude } : undefined;
}

// The call takes a POST; here it gets an address of its own: GET /?start=<lon,lat>&end=<lon,lat>&radius=<km>. What
// answers is the product's handler with validation, session and envelope, as the front calls it.
const server = http.createServer(async ({ url, headers }, response) => {
  const asked = new URL(url ?? "/", "http://127.0.0.1");
  const { start, end, radius } = Object.fromEntries(asked.searchParams);
  const body = { start: pointOf(start), end: pointOf(end), ...(radius ? { radius: Number(radius) } : {}) };
  const sent = { "content-type": "application/json", "x-forwarded-for": String(headers["x-forwarded-for"] ?? "local") };
  const request = new Request(asked, { method: "POST", headers: sent, body: JSON.stringify(body) });
  const answer = await POST(request);
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
