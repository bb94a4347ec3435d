import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { GET } from "@/app/api/busrequest/route";
import { makeChainPool } from "@/lib/chains/pool";
import type { ChainTask, TaskLeg } from "@/lib/chains/task";

/** The same numbers each time. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const days = 2;

/** One bus for two days in the middle of trips of a region of 500 × 700 km. */
function taskOf(count: number): ChainTask {
  const next = numbersFrom(count);
  const spot = () => ({ lat: 47 + next() * 5, lon: 8 + next() * 9, country: "DE" });
  const legs = Array.from({ length: count }, (_, at): TaskLeg => {
    const wished = Math.floor(next() * days * 1_440);
    const passengers = 20 + Math.floor(next() * 40);
    const [earliestStart, latestStart] = [wished - 30, wished + 30];
    const points = [spot(), spot()];
    return { id: `L${at}`, points, wished, earliestStart, latestStart, stayMinutes: null, passengers, wheelchairs: 0 };
  });
  const wheelchairs = { wheelchairPlaces: 0, seatsPerWheelchair: 0 };
  const base = { lat: 49, lon: 12.1, country: "DE" };
  const buses = [{ id: "bus", base, seats: 50, ...wheelchairs, availableFrom: 0, availableTo: days * 1_440 }];
  return { buses, legs, order: "share", maxLegs: 4, most: 8, drivers: 1, epoch: Date.UTC(2027, 5, 17), offset: 0 };
}

const pool = makeChainPool(path.join(process.cwd(), ".build", "chains.mjs"));
const tasks = new Map<number, ChainTask>();

async function list(headers: http.IncomingHttpHeaders, response: http.ServerResponse) {
  const sent = { "x-forwarded-for": String(headers["x-forwarded-for"] ?? "local") };
  const answer = await GET(new Request("http://127.0.0.1/api/busrequest?take=10", { headers: sent }));
  response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
}

// The thread has no address; here it gets one: GET /<legs>. What answers is the product's search with its check of hours.
// GET /list is the public list of requests, answered by the same process.
const server = http.createServer(async ({ url, headers }, response) => {
  if (url === "/list") return void (await list(headers, response));
  const count = Number((url ?? "").slice(1)) || 1;
  const task = tasks.get(count) ?? taskOf(count);
  tasks.set(count, task);
  response.writeHead(200).end(JSON.stringify(await pool.search(task)));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
