"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Box } from "@/components/map/types";
import { CountedEntry } from "@/components/statistic/counted-entry";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema/location";
import type { Language } from "@/lib/i18n/routing";
import { useRecommendationScope } from "./recommendation-scope";

type Row = { location: Recommendation; why: string; atBreak: boolean };
type Props = { lng: Language; rows: readonly Row[] };

function isInside([west, south, east, north]: Box, { longitude, latitude }: Recommendation["location"]) {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** The rows, and on query only those that the map shows just now. */
export function RecommendationRows({ lng, rows }: Props) {
  const t = useTranslations("recommendations");
  const { selected, select, view } = useRecommendationScope();
  const [seenOnly, setSeenOnly] = useState(false);
  const seen = view ? rows.filter(({ location }) => isInside(view, location.location)) : rows;
  const shown = seenOnly ? seen : rows;
  return (
    <>
      {view && (
        <label className="check-line print:hidden border-b border-line px-5 py-2 max-md:px-4">
          <input type="checkbox" checked={seenOnly} onChange={(event) => setSeenOnly(event.target.checked)} />
          <span>{t("seenOnly", { count: seen.length, total: rows.length })}</span>
        </label>
      )}
      <ul aria-label={t("list")}>
        {shown.map(({ location, why, atBreak }) => (
          <li key={location.id}>
            <CountedEntry
              lng={lng}
              location={location}
              heading="h2"
              why={why}
              atBreak={atBreak}
              ad
              selected={selected === location.id}
              onSelect={select}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="py-[1.3rem] px-5 max-md:px-4 text-ink-2">{t("noneSeen")}</p>}
    </>
  );
}
