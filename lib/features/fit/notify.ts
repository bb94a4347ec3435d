import { mailFacts } from "@/lib/features/busrequest/queries/mail-facts";
import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import { placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import type { Mail } from "@/lib/mail/outbox";
import type { FittingBus } from "@/lib/mail/templates/fits";
import type { Fit } from "./present";
import type { FitTrip } from "./queries/trip";
import { lastNoticeDay, noticeRows } from "./rules";

const minute = 60_000;

/** The trip of a group in a mail: towns alone. */
export function factsOfTrip({ startPlace, endPlace, start, end, number, ...trip }: FitTrip, language: Language) {
  const ends = { start: { address: startPlace, date: start }, end: { address: endPlace, date: end } };
  return mailFacts({ ...trip, ...ends, reference: referenceOf(number) }, language);
}

const busOf = ({ supply, extraKm, pickup }: Fit, language: Language): FittingBus => ({
  kind: supply.category,
  company: supply.company?.name ?? null,
  from: placeName(supply.startPlace, language),
  to: placeName(supply.endPlace, language) || null,
  start: supply.start,
  end: supply.end,
  pickup: Math.round(pickup) * minute,
  extraKm: Math.round(extraKm),
  seats: supply.passengers,
});

/** `fits`: buses for one trip, best first. `token`: of its author's page. */
type Notice = { email: string; language: Language; trip: FitTrip; fits: readonly Fit[]; token: string };

/** To a group's author: buses that have come to fit. Of their companies no more than the author's page tells. */
export function noticeMail({ email, language, trip, fits, token }: Notice): Mail {
  const data = {
    ...factsOfTrip(trip, language),
    token,
    until: lastNoticeDay(trip.start),
    total: fits.length,
    buses: fits.slice(0, noticeRows).map((fit) => busOf(fit, language)),
  };
  return { to: email, language, template: "fittingBuses", data };
}
