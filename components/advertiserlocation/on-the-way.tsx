import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { isChosen } from "@/lib/features/place/rules";
import { placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import { recommendationsHref } from "./route-address";

type Trip = Pick<BusRequestRecord, "start" | "end" | "stops">;
type End = Trip["end"]["address"];

/** The town, and where it is to a kilometre: nobody's front door stands in a link that is passed on. */
function townOf(place: End, lng: Language) {
  if (!place || !isChosen(place)) return { point: null, text: "" };
  const { longitude, latitude } = place.location;
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  const point = { longitude: round(longitude), latitude: round(latitude) };
  return { point, text: placeName(place, lng) };
}

/** Beside a request: the way to where its group may stop. */
export function OnTheWay({ request: { start, end, stops } }: { request: Trip }) {
  const t = useTranslations("recommendations");
  const lng = useLocale() as Language;
  const [from, to] = [townOf(start.address, lng), townOf(end.address, lng)];
  if (!from.point && !to.point) return null;
  // A free bus stands where it is.
  const hasWay = from.point !== null && to.point !== null;
  const via = stops.flatMap((stop) => townOf(stop, lng).point ?? []);
  const trip = { from: from.point, fromText: from.text, to: to.point, toText: to.text, via };
  return (
    <section className="card grid grid-cols-1 content-start gap-2 mt-3 print:hidden" aria-labelledby="on-the-way">
      <h2 id="on-the-way">{t("onTheWay")}</h2>
      <p className="text-ink-2">{t(hasWay ? "onTheWayText" : "nearbyText")}</p>
      <ButtonLink className="justify-self-start" href={recommendationsHref(lng, trip)}>
        {t(hasWay ? "onTheWayLink" : "nearbyLink")}
      </ButtonLink>
    </section>
  );
}
