import * as accept from "@/app/api/offer/[id]/accept/route";
import * as decline from "@/app/api/offer/[id]/decline/route";
import * as message from "@/app/api/offer/[id]/message/route";
import * as withdraw from "@/app/api/offer/[id]/withdraw/route";
import * as make from "@/app/api/busrequest/[id]/offer/route";
import * as offers from "@/app/api/busrequest/[id]/offers/route";
import { newMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";
import { envelope, params, request } from "@/tests/db";
import { readMails } from "@/tests/mails";

export type Who = { cookie?: string; token?: string; headers?: Record<string, string> };
const sent = ({ cookie, token, headers }: Who) => ({
  cookie,
  headers: { ...headers, ...(token ? { "x-request-token": token } : {}) },
});

const day = 86_400_000;
const soon = () => Date.now() + 2 * day;

/** An offer as a partner sends it: 1,240 euros, two days to decide. */
export const offer = (changes: Record<string, unknown> = {}) => ({
  price: { amount: 124_000, currency: "EUR" },
  vatIncluded: true,
  description: "49 seats, driver knows Prague.",
  validUntil: soon(),
  ...changes,
});

export const makeOne = async (requestId: string, who: Who, body: unknown = offer()) =>
  envelope(
    await make.POST(request(`/api/busrequest/${requestId}/offer`, { body, ...sent(who) }), params({ id: requestId })),
  );
export const listFor = async (requestId: string, who: Who = {}) =>
  envelope(await offers.GET(request(`/api/busrequest/${requestId}/offers`, sent(who)), params({ id: requestId })));

const actions = { accept, decline, withdraw };
export const doTo = async (action: keyof typeof actions, id: string, who: Who = {}, search = "") =>
  envelope(
    await actions[action].POST(
      request(`/api/offer/${id}/${action}${search}`, { method: "POST", ...sent(who) }),
      params({ id }),
    ),
  );
export const say = async (id: string, text: unknown, who: Who = {}) =>
  envelope(
    await message.POST(
      request(`/api/offer/${id}/message`, { method: "POST", body: { text }, ...sent(who) }),
      params({ id }),
    ),
  );
export const thread = async (id: string, who: Who = {}) =>
  envelope(await message.GET(request(`/api/offer/${id}/message`, sent(who)), params({ id })));

/** A link to the author's page, as a mail carries it. */
export async function linkTo(requestId: string) {
  const { token, hash } = newMailedToken();
  await prisma.mailedToken.create({ data: { hash, purpose: "busrequest", requestId } });
  return { token };
}

export const mailsOf = (template: string) => readMails({ template });
export const storedOffer = (id: string) => prisma.offer.findUniqueOrThrow({ where: { id } });

/** A row without the API, where a test needs more of them than it may make. */
export const plantOffer = (requestId: string, companyId: string, changes: Record<string, unknown> = {}) =>
  prisma.offer.create({
    data: { requestId, companyId, amount: 100_000, validUntil: new Date(soon()), ...changes },
  });
