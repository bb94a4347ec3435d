import type { Transaction } from "@/lib/db/prisma";
import type { Place } from "@/lib/features/place/schema";
import { reversePlace } from "@/lib/features/place/queries";
import { placeName } from "@/lib/features/place/rules";
import type { Language } from "@/lib/i18n/routing";
import { queueMail } from "@/lib/mail/outbox";

type Broken = {
  id: string;
  number: number;
  passengers: number | null;
  endPlace: unknown;
  company: { email: string; users: { language: string }[] };
};

/** Tells the company where its bus stands, with the emergency request as far as it is known. */
export async function notifyBreakdown(tx: Transaction, trip: Broken, position: Place["location"] | null) {
  const language = (trip.company.users[0]?.language ?? "de") as Language;
  const near = position ? await reversePlace(position.longitude, position.latitude, language) : null;
  const end = trip.endPlace as Place | null;
  const data = {
    trip: trip.id,
    reference: `A-${trip.number}`,
    near: near ? placeName(near, language) : "",
    place: near?.placeId ?? "",
    to: end?.placeId ?? "",
    position: position ? `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}` : "",
    passengers: trip.passengers,
  };
  await queueMail(tx, { to: trip.company.email, language, template: "driverBreakdown", data });
}
