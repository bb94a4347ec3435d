"use client";
import { badgeClass } from "@/components/ui/badge";
import { useTranslations } from "next-intl";
import { BusPictures } from "@/components/bus/bus-pictures";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import { Icon } from "@/components/ui/icon";
import type { FleetGroup } from "@/lib/features/bus/schema/fleet";
import { formatDate } from "@/lib/i18n/formats";
import { ProfileSection } from "./profile-section";

type Props = { group: FleetGroup };

const fact = "flex gap-1.5 text-sm text-ink-2";

function Wheelchairs({ group: { wheelchairs, count } }: Props) {
  const t = useTranslations("bus.fleet");
  if (!wheelchairs) return null;
  return (
    <p className={fact}>
      <Icon of="accessibility" size={16} />
      {t(count === 1 ? "wheelchairs" : "wheelchairsUpTo", wheelchairs)}
    </p>
  );
}

/** Comfort stars are shown with the date of their certificate, or not at all. */
function Stars({ group: { stars, count } }: Props) {
  const t = useTranslations("bus.fleet");
  return stars.map((one) => (
    <p className={fact} key={one.stars}>
      <Icon of="star" size={16} />
      {t(one.count === count ? "stars" : "starsSome", one)},{" "}
      {t("certified", { date: formatDate(new Date(one.certified)) })}
    </p>
  ));
}

function Features({ group: { features, count: all } }: Props) {
  const t = useTranslations("bus.fleet");
  const words = useTranslations("bus.features");
  const common = features.filter(({ count }) => count === all);
  const some = features.filter(({ count }) => count < all).map(({ feature }) => words(feature));
  return (
    <>
      {common.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2" aria-label={t("features")}>
          {common.map(({ feature }) => (
            <li className={badgeClass({ tone: "plain", className: "whitespace-normal!" })} key={feature}>
              {words(feature)}
            </li>
          ))}
        </ul>
      )}
      {some.length > 0 && <p className={fact}>{t("featuresSome", { features: some.join(", ") })}</p>}
    </>
  );
}

function Group({ group }: Props) {
  const t = useTranslations("bus.fleet");
  const designs = useTranslations("busrequest.vehicleTypes");
  const { design, count, seats } = group;
  const from = seats.from;
  return (
    <li className="card grid content-start gap-2 p-4">
      {/* The words below say the same. */}
      <span aria-hidden="true">
        <SeatPlan capacity={seats.to} taken={0} height={42} />
      </span>
      <div className="flex flex-wrap items-center gap-3 justify-between">
        <h3 className="sign-lg">{designs(design)}</h3>
        <strong>{t("total", { count })}</strong>
      </div>
      <BusPictures pictures={group.pictures} name={designs(design)} />
      <p className={fact}>{from === seats.to ? t("totalSeats", { from }) : t("totalRange", seats)}</p>
      <Wheelchairs group={group} />
      <Stars group={group} />
      <Features group={group} />
    </li>
  );
}

/** A bus operator's fleet by kind of bus. */
export function ProfileFleet({ fleet }: { fleet: readonly FleetGroup[] }) {
  const t = useTranslations("bus.fleet");
  return (
    <ProfileSection id="fleet" title={t("title")}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
        {fleet.map((group) => (
          <Group key={group.design} group={group} />
        ))}
      </ul>
    </ProfileSection>
  );
}
