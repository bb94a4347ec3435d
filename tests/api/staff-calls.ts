import { PUT, DELETE } from "@/app/api/company/[id]/staff/[userId]/route";
import { POST as postResend } from "@/app/api/company/[id]/staff/invitations/[invitationId]/resend/route";
import { DELETE as deleteInvitation } from "@/app/api/company/[id]/staff/invitations/[invitationId]/route";
import { GET, POST } from "@/app/api/company/[id]/staff/route";
import { prisma } from "@/lib/db/prisma";
import { person } from "../people";
import { asUser, envelope, params, request } from "../db";
import { makePerson } from "./people";

type Who = { cookie: string; companyId: string | null };

/** A company with its owner and one more person, both signed in. */
export async function firm(more: { owner?: boolean } = {}) {
  const owner = await person("busoperator");
  const id = owner.companyId ?? "";
  const made = await makePerson({ companyId: id });
  const mate = await prisma.user.update({ where: { id: made.id }, data: { owner: more.owner ?? false } });
  const { cookie } = await asUser(mate);
  return { id, owner, mate: { ...mate, cookie, companyId: id } };
}

const path = "/api/company/x/staff";
type Call = { cookie?: string; method?: string; body?: unknown };

export const read = async (who: { cookie?: string }, id: string) =>
  envelope(await GET(request(path, { cookie: who.cookie }), params({ id })));

export const invite = async (who: { cookie?: string }, id: string, body: unknown) =>
  envelope(await POST(request(path, { cookie: who.cookie, body }), params({ id })));

export const setOwner = async (who: Who, userId: string, body: unknown, id = who.companyId) =>
  envelope(await PUT(request(path, { method: "PUT", cookie: who.cookie, body }), params({ id, userId })));

export const remove = async (who: Who, userId: string, id = who.companyId) =>
  envelope(await DELETE(request(path, { method: "DELETE", cookie: who.cookie }), params({ id, userId })));

const ofInvitation = (call: Call) => request(`${path}/invitations`, call);

export const revoke = async ({ cookie, companyId: id }: Who, invitationId: string) =>
  envelope(await deleteInvitation(ofInvitation({ method: "DELETE", cookie }), params({ id, invitationId })));

export const resend = async ({ cookie, companyId: id }: Who, invitationId: string) =>
  envelope(await postResend(ofInvitation({ method: "POST", cookie, body: {} }), params({ id, invitationId })));
