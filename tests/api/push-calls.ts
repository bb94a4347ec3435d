import { beforeEach, afterAll, beforeAll, expect } from "vitest";
import { DELETE, GET, POST } from "@/app/api/push/subscription/route";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { putItem } from "@/lib/features/inbox/commands/put";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, request, resetDb } from "@/tests/db";
import { makeReceiver, startPushServer } from "@/tests/push-server";

const path = "/api/push/subscription";

/** A push service for a file's tests; forgets between them. */
export function pushService() {
  const held: { server?: Awaited<ReturnType<typeof startPushServer>> } = {};
  beforeAll(async () => {
    held.server = await startPushServer();
  });
  afterAll(() => held.server?.stop());
  beforeEach(async () => {
    await resetDb();
    if (held.server) held.server.received.length = 0;
    held.server?.answer();
  });
  return () => held.server as NonNullable<typeof held.server>;
}

type Who = { cookie: string };
export const readPush = async ({ cookie }: Partial<Who>) => envelope(await GET(request(path, { cookie })));
export const postPush = async (body: unknown, { cookie }: Partial<Who>) =>
  envelope(await POST(request(path, { body, cookie })));
export const leavePush = async ({ cookie }: Who) => (await DELETE(request(path, { method: "DELETE", cookie }))).status;

export async function subscribed(who: Who, endpoint: string) {
  const receiver = makeReceiver(endpoint);
  const answer = await postPush(receiver.subscription, who);
  expect(answer).toMatchObject({ status: 201, entity: [{ active: true }] });
  return receiver;
}

type Put = { companyId: string | null; kind?: "request" | "emergency"; at?: Date };
/** A request for the company alone waits for it. */
export async function news({ companyId, kind = "request", at }: Put) {
  const { id } = await makeBusRequest({ companyName: "Katrin Hofmann", phone: "+49 941 5074021" });
  const item = { kind, noun: "busrequest", record: id, requestId: id } as const;
  await transaction((tx) => putItem(tx, { companyId, userId: null }, item, at));
  return item;
}

export const waiting = () => prisma.pushMessage.count();
