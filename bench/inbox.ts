import http from "node:http";
import type { AddressInfo } from "node:net";
import type { SignedIn } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { countInbox } from "@/lib/features/inbox/queries/count";
import { listInbox } from "@/lib/features/inbox/queries/list";

/** One that nobody else has: it is made anew at each start. */
async function readerOf(name: string, items: number) {
  const known = await prisma.user.findFirst({ where: { userName: name }, select: { id: true } });
  if (known) await prisma.user.delete({ where: known });
  const data = { email: `${name}@people.example`, userName: name, firstname: "Bench", lastname: "Inbox" };
  const { id } = await prisma.user.create({ data: { ...data, passwordHash: "none" }, select: { id: true } });
  await prisma.$executeRaw`insert into inbox_item (id, holder, "userId", kind, noun, record, "requestId", at)
    select gen_random_uuid(), ${id}::uuid, ${id}::uuid,
      (array['change', 'fit', 'due', 'emergency', 'change'])[1 + r.number % 5]::"InboxKind", 'busrequest', r.id, r.id,
      now() - r.number * interval '1 minute'
    from (select id, number from bus_request order by number limit ${items}) r`;
  await prisma.$executeRaw`insert into inbox_read ("itemId", "userId")
    select i.id, i."userId" from inbox_item i join bus_request r on r.id = i.record
    where i.holder = ${id}::uuid and r.number % 2 = 0`;
  await prisma.$executeRaw`analyze inbox_item`;
  await prisma.$executeRaw`analyze inbox_read`;
  return { id, company: null, language: "de" } as unknown as SignedIn;
}

const readers: Record<string, SignedIn> = {
  "/full": await readerOf("benchinboxfull", 10_000),
  "/usual": await readerOf("benchinboxusual", 100),
};

// The call asks for a session; here a reader has an address: GET /full, GET /usual. What answers are the product's queries.
const server = http.createServer(async ({ url }, response) => {
  const reader = readers[url ?? ""];
  if (!reader) return void response.writeHead(404).end();
  const page = await listInbox(reader, { tab: "open", kind: undefined, unread: undefined, take: 50, skip: 0 });
  response.writeHead(200).end(JSON.stringify({ ...page, counts: await countInbox(reader) }));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
