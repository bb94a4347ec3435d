"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { RoadMap } from "@/components/map/map-later";
import type { MapLine, MapStop } from "@/components/map/types";
import type { FitPlace, FitRecord } from "@/lib/features/fit/schema";
import { formatTime } from "@/lib/i18n/formats";
import { api } from "@/lib/http/client";
import { isRide } from "./fit-words";

const pointOf = ({ longitude, latitude }: FitPlace) => ({ longitude, latitude });

const isAt = (one: FitPlace, other: FitPlace | null) =>
  one.longitude === other?.longitude && one.latitude === other.latitude;

type Section = { look: "empty" | "moved" | "group"; from: FitPlace; to: FitPlace };

/** The ride as it was planned below, above it the way over the group; a free bus goes home in the end. */
function sectionsOf(fit: FitRecord): Section[] {
  const { supply, request } = fit;
  const [groupEnd, end] = [request.to, isRide(fit) ? supply.to : supply.from];
  if (!groupEnd || !end) return [];
  const leaves = !isRide(fit) && request.transferType !== "transferoneway" ? request.from : groupEnd;
  return [
    ...(isRide(fit) ? [{ look: "empty" as const, from: supply.from, to: end }] : []),
    { look: "moved", from: supply.from, to: request.from },
    { look: "moved", from: leaves, to: end },
    { look: "group", from: request.from, to: groupEnd },
  ];
}

type Line = Pick<MapLine, "coordinates" | "ferries">;
const known = new Map<string, Promise<Line>>();

/** Along the road, asked for once; straight where nobody answers. */
function lineOf({ from, to }: Section, token?: string) {
  const points = [pointOf(from), pointOf(to)];
  const key = JSON.stringify(points);
  const straight: Line = { coordinates: points.map(({ longitude, latitude }) => [longitude, latitude]) };
  const line =
    known.get(key) ??
    api("POST /way", { body: { points }, token })
      .then(({ first }): Line => ({ coordinates: first.line, ferries: first.ferries }))
      .catch(() => {
        known.delete(key);
        return straight;
      });
  known.set(key, line);
  return line;
}

const keyOf = ({ supply, request, bus }: FitRecord) => `${supply.id ?? bus?.id} ${request.id}`;

type Props = {
  fit: FitRecord;
  className: string;
  /** Of an author without an account. */
  token?: string;
};

/**
 * Words hang into the map, and those of the group above, of the bus below: a bus that is met where it starts or ends
 * has both at one place. Where the bus is clearly north of the group its words are above, too: below they would lie on the group's.
 */
function hung(stops: MapStop[]) {
  const longitudes = stops.map(({ longitude }) => longitude);
  const latitudes = stops.map(({ latitude }) => latitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const apart = (Math.max(...latitudes) - Math.min(...latitudes)) / 5;
  const group = stops.find(({ id }) => id === "pickup")?.latitude ?? Infinity;
  return stops.map((stop) => ({
    ...stop,
    tagBelow: stop.id !== "pickup" && stop.latitude <= group + apart,
    tagLeft: stop.longitude > middle,
  }));
}

/** One fit on the road, with its moments. */
export function FitMap({ fit, className, token }: Props) {
  const t = useTranslations("fit.map");
  const [drawn, setDrawn] = useState<{ of: string; lines: MapLine[] }>({ of: "", lines: [] });
  const key = keyOf(fit);
  useEffect(() => {
    let wanted = true;
    const sections = sectionsOf(fit);
    const lines = sections.map(async (section, index): Promise<MapLine> => {
      return { id: `${key} ${index}`, look: section.look, ...(await lineOf(section, token)) };
    });
    void Promise.all(lines).then((all) => wanted && setDrawn({ of: key, lines: all }));
    return () => {
      wanted = false;
    };
  }, [key, fit, token]);
  const { supply, request } = fit;
  // Where the group moves, the bus leaves as planned.
  const [time, planned] = [formatTime(fit.leave), formatTime(supply.start)];
  const moved = isRide(fit) && time !== planned;
  const pickup = formatTime(fit.pickup);
  const stops: MapStop[] = [
    {
      id: "leave",
      ...pointOf(supply.from),
      mark: "start",
      tag: moved ? t("leaveMoved", { time, planned }) : t("leave", { time }),
      changed: moved,
    },
    {
      id: "pickup",
      ...pointOf(request.from),
      mark: "ring",
      tag: t("pickup", { time: pickup }),
      changed: pickup !== formatTime(request.start),
    },
    // Where the bus ends as well, its own sign stands.
    ...(request.to && !isAt(request.to, supply.to)
      ? [{ id: "goal", ...pointOf(request.to), mark: "ring" as const }]
      : []),
    ...(supply.to
      ? [
          {
            id: "end",
            ...pointOf(supply.to),
            mark: "end" as const,
            tag: t("arrive", { time: formatTime(fit.arrival) }),
          },
        ]
      : []),
  ];
  return (
    <RoadMap
      label={t("label")}
      lines={drawn.of === key ? drawn.lines : []}
      stops={hung(stops)}
      className={className}
      mini
    />
  );
}
