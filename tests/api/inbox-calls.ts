import * as one from "@/app/api/inbox/[id]/route";
import * as counted from "@/app/api/inbox/count/route";
import * as list from "@/app/api/inbox/route";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { putItem } from "@/lib/features/inbox/commands/put";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { asUser, envelope, params, request } from "@/tests/db";
import { person } from "@/tests/people";

export type Who = { cookie?: string };
export const inboxOf = async ({ cookie }: Who, search = "") =>
  envelope(await list.GET(request(`/api/inbox${search}`, { cookie })));
export const countOf = async ({ cookie }: Who) =>
  (await envelope(await counted.GET(request("/api/inbox/count", { cookie })))).entity[0];
export const put = async (id: string, body: unknown, { cookie }: Who) =>
  envelope(await one.PUT(request(`/api/inbox/${id}`, { method: "PUT", body, cookie }), params({ id })));
export const kinds = async (who: Who, search = "") =>
  (await inboxOf(who, search)).entity.map(({ kind, data }: { kind: string; data: { what?: string } }) =>
    data.what ? `${kind} ${data.what}` : kind,
  );

/** A second person of the company. */
export async function colleagueOf({ companyId }: { companyId: string | null }) {
  const { id } = await person(null);
  await prisma.user.update({ where: { id }, data: { companyId } });
  return { id, ...(await asUser({ id })) };
}

export async function market() {
  const [author, bidder, other] = [
    await person("touroperator"),
    await person("busoperator"),
    await person("busoperator"),
  ];
  const { id } = await makeBusRequest({ authorCompanyId: author.companyId });
  return { author, bidder, other, requestId: id };
}

export const plant = (companyId: string | null, requestId: string, now?: Date, record = requestId) =>
  transaction((tx) =>
    putItem(tx, { companyId, userId: null }, { kind: "fit", noun: "busrequest", record, requestId }, now),
  );
