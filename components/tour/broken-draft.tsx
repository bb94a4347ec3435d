import { useLocale, useTranslations } from "next-intl";
import { RouteInline } from "@/components/busrequest/route-inline";
import { Badge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Table } from "@/components/ui/table";
import type { TourRecord } from "@/lib/features/tour/schema";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { legTones } from "./leg-table";
import type { TourDesk } from "./use-desk";

type Props = { tour: TourRecord; desk: TourDesk; onOtherBus: (tour: TourRecord) => void };

/** Faults that another bus may mend, and those that the chain may be rid of with one of its legs. */
const ofBus = ["busRetired", "seats", "busBooked", "notInTime"];
const ofLeg = ["legOver", "seats", "notInTime"];

function Legs({ tour, desk }: Pick<Props, "tour" | "desk">) {
  const t = useTranslations("tour");
  const lng = useLocale() as Language;
  const mayDrop = ofLeg.includes(tour.fault ?? "") && tour.legs.length > 1;
  const head = (
    <>
      <th>{t("leg.trip")}</th>
      <th>{t("leg.departure")}</th>
      <th>{t("leg.standing")}</th>
      {mayDrop && <th />}
    </>
  );
  return (
    <Table caption={t("leg.caption")} head={head} className="rounded-card border border-line bg-surface">
      {tour.legs.map(({ request, route, reference, start, state }, at) => (
        <tr key={request}>
          <td>
            <a href={`/${lng}/request/${request}`} className="font-bold">
              <RouteInline route={route} />
            </a>
            <span className="block text-xs text-ink-2">{reference}</span>
          </td>
          <td>
            {formatDayShort(start, lng)} {formatTime(start)}
          </td>
          <td>
            <Badge tone={legTones[state]}>{t(`state.${state}`)}</Badge>
          </td>
          {mayDrop && (
            <td>
              <Button small variant="ghost" busy={desk.busy} onClick={() => desk.dropLost(tour, request)}>
                {t("action.drop", { number: at + 1 })}
              </Button>
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

/** A draft that cannot be driven as it stands: why, its legs, and what may mend it. */
export function BrokenDraft({ tour, desk, onOtherBus }: Props) {
  const t = useTranslations("tour");
  const lng = useLocale() as Language;
  const { fault, name, bus } = tour;
  return (
    <>
      <Notice tone="warn" title={t("drafts.broken", { name })} live>
        {fault && t(`fault.${fault}`, { bus: bus?.licenceplate ?? "", gone: bus ? "no" : "yes" })}{" "}
        <span className="mt-2 flex flex-wrap gap-2">
          {ofBus.includes(fault ?? "") && (
            <Button small onClick={() => onOtherBus(tour)}>
              {t("drafts.otherBus")}
            </Button>
          )}
          {fault === "busRetired" && bus && (
            <ButtonLink small href={`/${lng}/userpanel/fleet`}>
              {t("drafts.fleet")}
            </ButtonLink>
          )}
          <Button small onClick={desk.leave}>
            {t("drafts.back")}
          </Button>
        </span>
      </Notice>
      {tour.legs.length > 0 && <Legs tour={tour} desk={desk} />}
    </>
  );
}
