import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { isChosen } from "@/lib/features/place/rules";
import { recommendationsHref } from "./route-address";

type End = BusRequestRecord["end"]["address"];

/** The town, and where it is to a kilometre: nobody's front door stands in a link that is passed on. */
function townOf(place: End) {
  if (!place || !isChosen(place)) return { point: null, text: "" };
  const { longitude, latitude } = place.location;
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  const point = { longitude: round(longitude), latitude: round(latitude) };
  return { point, text: place.address_fields.city || place.address };
}

/** Beside a request: the way to where its group may stop. */
export function OnTheWay({ request }: { request: Pick<BusRequestRecord, "start" | "end"> }) {
  const t = useTranslations("recommendations");
  const lng = useLocale();
  const [from, to] = [townOf(request.start.address), townOf(request.end.address)];
  if (!from.point && !to.point) return null;
  const trip = { from: from.point, fromText: from.text, to: to.point, toText: to.text };
  return (
    <section className="card grid grid-cols-1 content-start gap-2 mt-3" aria-labelledby="on-the-way">
      <h2 id="on-the-way">{t("onTheWay")}</h2>
      <p className="text-ink-2">{t("onTheWayText")}</p>
      <ButtonLink className="justify-self-start" href={recommendationsHref(lng, trip)} prefetch={false}>
        {t("onTheWayLink")}
      </ButtonLink>
    </section>
  );
}
