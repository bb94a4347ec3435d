import { badgeClass } from "@/components/ui/badge";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { recommendationsHref } from "@/components/advertiserlocation/route-address";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import { CountedEntry } from "@/components/statistic/counted-entry";
import { ButtonLink } from "@/components/ui/button";
import type { IconName } from "@/components/ui/icon-list";
import { Icon } from "@/components/ui/icon";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema/location";
import type { ScannedBus as Bus } from "@/lib/features/bus/schema/bus";
import { formatDate } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { BusPictures } from "./bus-pictures";
import { useBusWords } from "./bus-words";
import { NearButton } from "./near-button";
import { Plate } from "./plate";

type Point = { longitude: number; latitude: number };
type Props = {
  lng: Language;
  bus: Bus;
  /** The request form that names this bus. */
  askHref: string;
  /** Nearest to the company's seat, where it is published. */
  near: readonly Recommendation[];
  seat: { point: Point; name: string } | null;
};

const Fact = ({ sign, children }: { sign: IconName; children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon of={sign} size={17} className="mt-0.5 text-ink-2" />
    <span>{children}</span>
  </li>
);

function Facts({ bus }: { bus: Bus }) {
  const t = useTranslations("bus.scanned");
  const words = useTranslations("bus");
  const { wheelchairPlaces, seatsPerWheelchair, stars, starsCertifiedAt } = bus;
  return (
    <ul className="grid gap-1.5">
      <Fact sign="armchair">{t("seats", { count: bus.capacity })}</Fact>
      {wheelchairPlaces > 0 && (
        <Fact sign="accessibility">
          {t("wheelchairs", { count: wheelchairPlaces })}
          {seatsPerWheelchair > 0 && `, ${t("wheelchairCost", { count: seatsPerWheelchair })}`}
        </Fact>
      )}
      {stars !== null && starsCertifiedAt !== null && (
        <Fact sign="star">
          {words("panel.stars", { stars })}, {words("fleet.certified", { date: formatDate(starsCertifiedAt) })}
        </Fact>
      )}
    </ul>
  );
}

function BusPart({ bus, askHref }: Pick<Props, "bus" | "askHref">) {
  const t = useTranslations("bus.scanned");
  const words = useTranslations("bus.fleet");
  const { designOf, nameOf, featuresOf } = useBusWords();
  const features = featuresOf(bus);
  return (
    <section className="card grid gap-3" aria-labelledby="scanned">
      <div className="flex flex-wrap items-center gap-3 justify-between">
        <h2 id="scanned" className="text-xl">
          {t("title")}
        </h2>
        <Plate plate={bus.licenceplate} country={bus.country} size="lg" />
      </div>
      <p className="grid">
        <b className="sign-lg wrap-anywhere">{nameOf(bus)}</b>
        {bus.name && <span className="text-ink-2">{designOf(bus)}</span>}
      </p>
      {/* The words below say the same. */}
      <span aria-hidden="true">
        <SeatPlan capacity={bus.capacity} taken={0} height={54} />
      </span>
      <BusPictures pictures={bus.images} name={nameOf(bus)} />
      <Facts bus={bus} />
      {features.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2" aria-label={words("features")}>
          {features.map((feature) => (
            <li className={badgeClass({ tone: "plain" })} key={feature}>
              {feature}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="pri" className="justify-self-start" href={askHref}>
        {t("ask")}
      </ButtonLink>
    </section>
  );
}

function NearPart({ lng, near, seat }: Omit<Props, "bus" | "askHref">) {
  const t = useTranslations("bus.scanned");
  const place = seat ? { from: seat.point, fromText: seat.name } : {};
  return (
    <section className="card grid gap-3" aria-labelledby="scanned-near">
      <h2 id="scanned-near" className="text-xl">
        {t("nearTitle")}
      </h2>
      <p className="text-ink-2">{t(near.length > 0 ? "nearSeat" : "nearText")}</p>
      {near.length > 0 && (
        <ul>
          {near.map((location) => (
            <li key={location.id}>
              <CountedEntry inCard lng={lng} location={location} heading="h3" why={t("away")} ad />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <NearButton />
        <ButtonLink href={recommendationsHref(lng, place)}>{t("all")}</ButtonLink>
      </div>
    </section>
  );
}

/** What a passenger sees who scanned the code on a bus: the bus itself, and where to stop on the way. */
export function ScannedBus({ lng, bus, askHref, near, seat }: Props) {
  return (
    <div className="mx-auto max-w-page px-edge grid grid-cols-2 items-start gap-4 pt-6 max-lg:grid-cols-1">
      <BusPart bus={bus} askHref={askHref} />
      <NearPart lng={lng} near={near} seat={seat} />
    </div>
  );
}
