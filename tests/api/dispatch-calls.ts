import * as accept from "@/app/api/dispatch/[id]/accept/route";
import * as answer from "@/app/api/dispatch/[id]/answer/route";
import * as end from "@/app/api/dispatch/[id]/end/route";
import * as one from "@/app/api/dispatch/[id]/route";
import * as pause from "@/app/api/dispatch/[id]/pause/route";
import * as seen from "@/app/api/dispatch/[id]/seen/route";
import * as widen from "@/app/api/dispatch/[id]/widen/route";
import * as searches from "@/app/api/admin/searches/route";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { envelope, params, request } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { draft, person, place } from "@/tests/people";
import type { Who } from "./offer-calls";

export const minute = 60_000;

const sent = ({ cookie, token }: Who) => ({
  cookie,
  headers: token ? { "x-request-token": token } : ({} as Record<string, string>),
});

const routes = { accept, answer, end, pause, seen, widen };
export const press = async (what: keyof typeof routes, id: string, who: Who, body: unknown = {}) =>
  envelope(
    await routes[what].POST(
      request(`/api/dispatch/${id}/${what}`, { method: "POST", body, ...sent(who) }),
      params({ id }),
    ),
  );
/** Half an hour away for 420 €. */
export const can = (changes: Record<string, unknown> = {}) => ({
  can: true,
  minutes: 30,
  price: { amount: 42_000 },
  ...changes,
});
export const readOne = async (id: string, who: Who) =>
  envelope(await one.GET(request(`/api/dispatch/${id}`, sent(who)), params({ id })));

export const running = async (who: Who, search = "") =>
  envelope(await searches.GET(request(`/api/admin/searches${search}`, sent(who))));

/** On the A3 near Bogen. */
export const bogen = place("Bogen", 12.69, 48.91);
const passau = place("Passau", 13.46, 48.57);

const emergency = (changes: Record<string, unknown> = {}) =>
  draft({
    category: "emergency",
    transferType: "transferoneway",
    organisationType: undefined,
    start: { address: bogen, date: Date.now() },
    end: { address: passau, date: Date.now() + 60 * minute },
    passengers: 49,
    vehicleTypes: [],
    phone: "0171 5550144",
    description: "Motorschaden, Standstreifen Richtung Passau, km 528",
    ...changes,
  });

/** A bus operator with a coach of 53 seats, so many km north of the emergency. */
export async function operator(km: number, bus: Record<string, unknown> = {}) {
  const someone = await person("busoperator");
  const companyId = someone.companyId ?? "";
  const [longitude, latitude] = [bogen.location.longitude, bogen.location.latitude + km / 111.32];
  await prisma.company.update({ where: { id: companyId }, data: { longitude, latitude, telephone: "09961 5550" } });
  return { ...someone, companyId, bus: await makeBus({ companyId, capacity: 53, ...bus }) };
}
export type Operator = Awaited<ReturnType<typeof operator>>;

/** An operator whose bus has broken down posts its emergency. */
export async function breakdown(changes: Record<string, unknown> = {}) {
  const needy = await person("busoperator");
  const made = await envelope(
    await collection.POST(request("/api/busrequest/", { body: emergency(changes), cookie: needy.cookie })),
  );
  if (made.status !== 201) throw new Error(`post: ${JSON.stringify(made)}`);
  return { needy, id: made.entity[0].id as string };
}

/** The link in the newest mail that asks this person. */
export async function linkOf({ email }: { email: string }) {
  const mails = await readMails({ template: "dispatchAsk", recipient: email });
  const token = /\/dispatch\/([\w-]{43})/.exec(mails.at(-1)?.text ?? "")?.[1];
  if (!token) throw new Error(`no link for ${email}`);
  return { token };
}

export const mailed = async (template: string) =>
  (await readMails({ template })).map(({ recipient }) => recipient).sort();
export const stored = (requestId: string) => prisma.dispatch.findUniqueOrThrow({ where: { requestId } });
export const askOf = (requestId: string, { companyId }: { companyId: string }) =>
  prisma.dispatchAsk.findFirstOrThrow({ where: { requestId, companyId }, orderBy: { round: "desc" } });
export const kindsOf = async (requestId: string) =>
  (await prisma.dispatchEvent.findMany({ where: { requestId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] })).map(
    ({ kind }) => kind,
  );
