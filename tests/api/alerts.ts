import { allAt, mailColumns } from "@/lib/features/unsubscription/rules";
import { prisma } from "@/lib/db/prisma";
import type { MailPace } from "@/prisma/generated/enums";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makeCompany } from "@/prisma/factories/company";
import { makePlace, type Spot } from "@/prisma/factories/place";
import { makeUser } from "@/prisma/factories/user";
import { readMail } from "@/tests/mails";

export const madrid: Spot = { id: "geo:3117735", city: "Madrid", country: "ES", longitude: -3.7026, latitude: 40.4165 };
export const passau: Spot = { id: "geo:2855328", city: "Passau", country: "DE", longitude: 13.4631, latitude: 48.5665 };

type Partner = { pace?: MailPace; spot?: Spot; timeZone?: string };

/** A bus operator in Regensburg with one person; it has set no filters, so all around its seat matches. */
export async function partner({ pace = "now", spot, timeZone }: Partner = {}) {
  const company = await makeCompany({ spot, timeZone });
  const user = await makeUser({
    companyId: company.id,
    owner: true,
    ...mailColumns(allAt(pace)),
    userName: company.slug,
  });
  return { company, user };
}

/** A company that the admins know, without an account. */
export const passive = (overrides: Parameters<typeof makeCompany>[0] = {}) =>
  makeCompany({ registered: false, ...overrides });

/** An active request whose partners are still to be told. */
export async function announced(overrides: Parameters<typeof makeBusRequest>[0] = {}) {
  const request = await makeBusRequest(overrides);
  await prisma.alertTask.create({ data: { requestId: request.id } });
  return request;
}

export const fromSpot = (spot: Spot, date = Date.now() + 10 * 86_400_000) => ({ address: makePlace(spot), date });

/** Whom the outbox writes to, sorted; a repeated mail shows twice. */
export async function written(template?: string) {
  const mails = await prisma.outboxMail.findMany({ where: { template }, select: { recipient: true } });
  return mails.map(({ recipient }) => recipient).sort();
}

export const optOut = (email: string) => prisma.unsubscription.create({ data: { email, group: "requests" } });

/** The signed link in a passive provider's mail. */
export async function answerToken(recipient: string) {
  const { text } = await readMail({ template: "requestForPassive", recipient });
  return /\/answer\/([\w-]{43})/.exec(text)?.[1] ?? "";
}
