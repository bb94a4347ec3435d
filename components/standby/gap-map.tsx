"use client";
import { useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import { RoadMap } from "@/components/map/map-later";
import type { MapLine } from "@/components/map/types";
import { distanceKm } from "@/lib/features/place/rules";
import type { GapsRecord, StandbyRecord } from "@/lib/features/standby/schema";
import { coverRings } from "./cover-rings";

type Night = GapsRecord["nights"][number];
type Props = { gaps: GapsRecord; night: Night; bases: StandbyRecord["bases"]; label: string };

function Legend() {
  const t = useTranslations("standby.gaps");
  const hatch = useId();
  const line = "flex items-center gap-2";
  return (
    <ul className="absolute top-2 left-3 z-map-control grid gap-1 rounded-control bg-raised px-2 py-1 text-xs elevation-float">
      <li className={line}>
        <svg width="18" height="12" aria-hidden="true">
          <rect width="18" height="12" fill="var(--brand)" fillOpacity="0.35" />
        </svg>
        {t("covered")}
      </li>
      <li className={line}>
        <svg width="18" height="12" aria-hidden="true">
          <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M1 0V4" stroke="var(--map-label)" />
          </pattern>
          <rect
            x="1"
            y="1"
            width="16"
            height="10"
            rx="2"
            fill={`url(#${hatch})`}
            stroke="var(--map-label)"
            strokeWidth="1.5"
          />
        </svg>
        {t("nobody")}
      </li>
      <li className={line}>
        <svg width="18" height="12" aria-hidden="true">
          <circle cx="9" cy="6" r="4" fill="var(--brand)" stroke="var(--map-label)" strokeWidth="2.5" />
        </svg>
        {t("ownBase")}
      </li>
    </ul>
  );
}

type Town = GapsRecord["towns"][number];

/** Towns that nobody reaches, each with the gap whose number stands nearest. */
function townsOfGaps(open: readonly Town[], { gaps }: Night) {
  const towns = gaps.map((): Town[] => []);
  for (const town of open) {
    const far = gaps.map((gap) => distanceKm(gap, town));
    towns[far.indexOf(Math.min(...far))]?.push(town);
  }
  return towns;
}

/** Ground around some towns, halfway to the others. */
const groundOf = (look: "cover" | "gap", name: string, towns: readonly Town[], others: readonly Town[]) =>
  coverRings(towns, others).map(([coordinates = [], ...holes], index): MapLine => {
    return { id: `${look}-${name}-${index}`, look, coordinates, holes };
  });

/** Each piece of ground is covered or in one gap: they meet, and none lies over another. */
function groundsOf({ towns }: GapsRecord, night: Night) {
  const covered = towns.filter((_, index) => night.covered[index]);
  const open = towns.filter((_, index) => !night.covered[index]);
  const gaps = townsOfGaps(open, night).flatMap((own, index) => {
    return groundOf(
      "gap",
      String(index),
      own,
      towns.filter((town) => !own.includes(town)),
    );
  });
  return [...groundOf("cover", "", covered, open), ...gaps];
}

/** Where somebody is there in time, and where nobody is: the list beside it says the same. */
export function GapMap({ gaps, night, bases, label }: Props) {
  const grounds = useMemo(() => groundsOf(gaps, night), [gaps, night]);
  const stops = [
    ...bases.map(({ key, longitude, latitude }) => ({ id: key, longitude, latitude, mark: "base" as const })),
    ...night.gaps.map(({ longitude, latitude }, index) => {
      return { id: `number-${index}`, longitude, latitude, mark: index + 1 };
    }),
  ];
  return (
    <div className="relative self-start overflow-hidden rounded-card border border-line" style={{ height: "27rem" }}>
      <RoadMap label={label} lines={grounds} stops={stops} className="absolute inset-0" />
      <Legend />
    </div>
  );
}
