import http from "node:http";
import type { AddressInfo } from "node:net";
import { prisma } from "@/lib/db/prisma";
import { ringCompanies } from "@/lib/features/dispatch/queries/ring";

// A step of the search for a bus has no address of its own: GET /<emergency>/<km> answers whom a ring would ask.
const server = http.createServer(async ({ url }, response) => {
  const [, id = "", km] = (url ?? "").split("/");
  const found = await ringCompanies(prisma, id, Number(km), new Date());
  response.writeHead(200).end(JSON.stringify(found));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
