import http from "node:http";
import type { AddressInfo } from "node:net";
import { transaction } from "@/lib/db/transaction";
import { matchedCompanies } from "@/lib/features/filtersetting/queries/match";

/** As many as a worker takes at once. */
const limit = 1_000;

// The job that tells partners has no address of its own; here it gets one: GET /<request>.
const server = http.createServer(async ({ url }, response) => {
  const id = (url ?? "").slice(1);
  const found = await transaction((tx) => matchedCompanies(tx, id, { limit }));
  response.writeHead(200).end(JSON.stringify(found));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
