import * as list from "@/app/api/trip/route";
import * as one from "@/app/api/trip/[id]/route";
import * as cancel from "@/app/api/trip/[id]/cancel/route";
import * as change from "@/app/api/trip/[id]/change/route";
import * as guide from "@/app/api/trip/[id]/change/guide/route";
import * as pause from "@/app/api/trip/[id]/pause/route";
import * as proposal from "@/app/api/trip/[id]/change/[changeId]/route";
import * as accept from "@/app/api/trip/[id]/change/[changeId]/accept/route";
import * as decline from "@/app/api/trip/[id]/change/[changeId]/decline/route";
import * as ladder from "@/app/api/company/[id]/ladder/route";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, params, request } from "@/tests/db";
import { person } from "@/tests/people";
import { doTo, linkTo, makeOne, offer, type Who } from "./offer-calls";

/** A company's offer that its author has accepted, and the trip that it is now. */
export async function agreedTrip(
  changes: Parameters<typeof makeBusRequest>[0] = {},
  offered: Record<string, unknown> = {},
) {
  const company = await person("busoperator");
  const bus = await makeBus({ companyId: company.companyId ?? "" });
  const asked = await makeBusRequest(changes);
  const words = { vatRate: 19, included: ["tolls"], cancellation: "Frei bis zum Vortag." };
  const made = (await makeOne(asked.id, company, offer({ bus: bus.id, ...words, ...offered }))).entity[0];
  const author = await linkTo(asked.id);
  const { status } = await doTo("accept", made.id, author);
  if (status !== 200) throw new Error(`accept: ${status}`);
  const trip = await prisma.trip.findUniqueOrThrow({ where: { offerId: made.id } });
  return { company, author, bus, request: asked, offer: made as { id: string }, trip };
}

const sent = ({ cookie, token }: Who) => ({
  cookie,
  headers: token ? { "x-request-token": token } : ({} as Record<string, string>),
});

export const readOne = async (id: string, who: Who = {}) =>
  envelope(await one.GET(request(`/api/trip/${id}`, sent(who)), params({ id })));
export const listOwn = async (who: Who, search = "") =>
  envelope(await list.GET(request(`/api/trip${search}`, sent(who))));
export const propose = async (id: string, who: Who, body: unknown, search = "") =>
  envelope(await change.POST(request(`/api/trip/${id}/change${search}`, { body, ...sent(who) }), params({ id })));

/** What another programme costs more or less by the company's own rates. */
export const guideOf = async (id: string, who: Who, body: unknown) =>
  envelope(await guide.POST(request(`/api/trip/${id}/change/guide`, { body, ...sent(who) }), params({ id })));

/** Plans a break of the company's trip at a stop, or leaves it open with null. */
export const planPause = async (id: string, { cookie }: Who, body: unknown) =>
  envelope(await pause.PUT(request(`/api/trip/${id}/pause`, { method: "PUT", cookie, body }), params({ id })));

const answers = { accept: accept.POST, decline: decline.POST, withdraw: proposal.DELETE };
export const answerOne = async (
  action: keyof typeof answers,
  ids: { id: string; changeId: string },
  who: Who,
  search = "",
) => {
  const method = action === "withdraw" ? "DELETE" : "POST";
  return envelope(
    await answers[action](request(`/api/trip/x/change/y${search}`, { method, ...sent(who) }), params(ids)),
  );
};
export const callOff = async (id: string, who: Who, body: unknown = {}, search = "") =>
  envelope(await cancel.POST(request(`/api/trip/${id}/cancel${search}`, { body, ...sent(who) }), params({ id })));

/** Read, or written where a body is given. */
export const ladderOf = async (id: string, who: Who, body?: unknown) => {
  const handler = body === undefined ? ladder.GET : ladder.PUT;
  const method = body === undefined ? "GET" : "PUT";
  return envelope(await handler(request(`/api/company/${id}/ladder`, { method, body, ...sent(who) }), params({ id })));
};
