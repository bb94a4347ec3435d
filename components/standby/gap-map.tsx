"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { circleRing } from "@/components/map/geometry";
import type { MapLine } from "@/components/map/types";
import type { GapsRecord, StandbyRecord } from "@/lib/features/standby/schema";
import { coverRings } from "./cover-rings";

const RoadMap = dynamic(() => import("@/components/map/road-map").then((module) => module.RoadMap), { ssr: false });

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

/** Where somebody is there in time, and where nobody is: the list beside it says the same. */
export function GapMap({ gaps, night, bases, label }: Props) {
  const covered = gaps.towns.filter((_, index) => night.covered[index]);
  const cover = coverRings(covered).map(([coordinates = [], ...holes], index): MapLine => {
    return { id: `cover-${index}`, look: "cover", coordinates, holes };
  });
  const areas = night.gaps.map((gap, index): MapLine => {
    return { id: `gap-${index}`, look: "gap", coordinates: circleRing(gap, 48) };
  });
  const stops = [
    ...bases.map(({ key, longitude, latitude }) => ({ id: key, longitude, latitude, mark: "base" as const })),
    ...night.gaps.map(({ longitude, latitude }, index) => {
      return { id: `number-${index}`, longitude, latitude, mark: index + 1 };
    }),
  ];
  return (
    <div className="relative self-start overflow-hidden rounded-card border border-line" style={{ height: "27rem" }}>
      <RoadMap label={label} lines={[...cover, ...areas]} stops={stops} className="absolute inset-0" />
      <Legend />
    </div>
  );
}
