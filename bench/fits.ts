import http from "node:http";
import type { AddressInfo } from "node:net";
import { busesFor, groupsFor } from "@/lib/features/fit/queries/search";
import { isSupply, tripsById } from "@/lib/features/fit/queries/trip";
import { usualLook } from "@/lib/features/fit/rules";

const search = { look: { ...usualLook, moves: "bus" }, whose: {} } as const;

// The search behind GET /busrequest/{id}/fits, without a session: GET /<request>, a group or a bus.
const server = http.createServer(async ({ url }, response) => {
  const [trip] = await tripsById([(url ?? "").slice(1)]);
  const found = !trip ? [] : isSupply(trip) ? await groupsFor(trip, search) : await busesFor(trip, search);
  response.writeHead(200).end(JSON.stringify(found));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
