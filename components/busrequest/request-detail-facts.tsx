import { FactList } from "@/components/ui/fact-list";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { busFeatures } from "@/lib/features/bus/rules";
import { kindFields, namesBus } from "@/lib/features/busrequest/rules/kind-fields";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { useNeedLines } from "./need-words";
import { askingWords } from "./request-facts";
import type { TripWay } from "@/lib/features/way/schema";
import { WayWords } from "./way-words";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Row = { name: string; value: ReactNode };

/** What everybody may know of the bus that is named: no plate. */
function useComfort({ busDetails }: BusRequestRecord) {
  const t = useTranslations("busrequest.fleet");
  const features = useTranslations("bus.features");
  if (!busDetails) return "";
  const { stars, wheelchairPlaces } = busDetails;
  const named = busFeatures.filter((feature) => busDetails.features.includes(feature));
  return [
    ...(stars === null ? [] : [t("stars", { count: stars })]),
    ...(wheelchairPlaces > 0 ? [t("wheelchairs", { count: wheelchairPlaces })] : []),
    ...named.map((feature) => features(feature)),
  ].join(", ");
}

function useRows(request: BusRequestRecord, receiver: string | null, way: TripWay | null): Row[] {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const trip = way && (
    <WayWords
      way={way}
      twice={request.transferType === "transfertwoway"}
      home={way.home?.km ? way.home : null}
      over={request.stops.length > 0}
    />
  );
  const buses = request.vehicleTypes.map((type) => t(`vehicleTypes.${type}`)).join(", ");
  const comfort = useComfort(request);
  const words = useTranslations("needs.page");
  const needs = useNeedLines()(request.needs).join(", ");
  const alone = receiver ? t("page.visibleOne", { company: receiver }) : t("page.visibleNamed");
  const first = request.opensAt !== null && t("page.visibleCircle", { time: formatDateTime(request.opensAt) });
  const rows: (Row | false)[] = [
    trip !== null && { name: t("page.trip"), value: trip },
    { name: t("page.busType"), value: buses || t("page.anyBus") },
    comfort !== "" && { name: t("fleet.comfort"), value: comfort },
    namesBus(request.category) && {
      name: t("fleet.asking"),
      value: askingWords(request, t as Parameters<typeof askingWords>[1], lng),
    },
    needs !== "" && { name: words("title"), value: needs },
    request.quantity > 1 && { name: t("page.quantity"), value: request.quantity },
    kindFields[request.category].radius &&
      request.radius !== null && { name: t("page.radius"), value: t("page.km", { km: request.radius }) },
    // Who sees it is told of what can be seen, or will be.
    request.ended_at === null && {
      name: t(request.state === "active" ? "page.visible" : "page.visibleLater"),
      value: request.mode === "individual" ? alone : first || t("page.visibleAll"),
    },
  ];
  return rows.filter((row) => row !== false);
}

type Props = { request: BusRequestRecord; way: TripWay | null; receiver?: string | null };

export function DetailFacts({ request, way, receiver = null }: Props) {
  const rows = useRows(request, receiver, way);
  return (
    <FactList className="pt-4">
      {rows.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactList>
  );
}
