import type { Transaction } from "@/lib/db/prisma";
import type { Place } from "@/lib/features/place/schema";
import { reversePlace } from "@/lib/features/place/queries/towns";
import { placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import { queueMail } from "@/lib/mail/outbox";
import { textCompany } from "@/lib/sms/outbox";
import { env } from "@/env.mjs";

type Broken = {
  id: string;
  companyId: string;
  number: number;
  /** Which of several buses, by number and plate or by its driver; null and empty where there is one. */
  bus: number | null;
  named: string;
  passengers: number | null;
  to: Place;
  company: { email: string; users: { language: string }[] };
};

/** Tells the company by mail and text where its bus stands, with the emergency request as far as it is known. */
export async function notifyBreakdown(tx: Transaction, trip: Broken, position: Place["location"] | null) {
  const language = (trip.company.users[0]?.language ?? "de") as Language;
  const near = position ? await reversePlace(position.longitude, position.latitude, language) : null;
  const [reference, place] = [`A-${trip.number}`, near ? placeName(near, language) : ""];
  const data = {
    trip: trip.id,
    reference,
    near: place,
    place: near?.placeId ?? "",
    to: trip.to.placeId ?? "",
    position: position ? `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}` : "",
    passengers: trip.passengers,
    bus: trip.named,
  };
  await queueMail(tx, { to: trip.company.email, language, template: "driverBreakdown", data });
  const link = `${env.APP_URL}/${language}/userpanel/trips/${trip.id}`;
  await textCompany(tx, trip.companyId, {
    template: "breakdown",
    data: { reference, bus: trip.bus ?? 0, known: near ? "yes" : "no", place, link },
  });
}
