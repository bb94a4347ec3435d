"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { RequestFilter } from "./filter-address";
import { KindBoxes, RadiusSelect, RequestFilterFields } from "./request-filter-fields";
import "@/sheets/home.css";

export type RequestLimitsProps = {
  filter: RequestFilter;
  /** Another one: fresh fields. */
  round: number;
  onFilter: (filter: RequestFilter) => void;
  destination: ReactNode;
  company: ReactNode;
};

/** The further limits of the filter, in the order in which they are thought of. */
export function RequestLimits({ filter, round, onFilter, destination, company }: RequestLimitsProps) {
  const t = useTranslations("busrequest.filter");
  return (
    <>
      <KindBoxes filter={filter} onFilter={onFilter} />
      <RadiusSelect key={`start-${round}`} label={t("radius")} name="km" km={filter.place?.km} />
      {destination}
      <RadiusSelect key={`end-${round}`} label={t("toRadius")} name="toKm" km={filter.to?.km} />
      {company}
      <RequestFilterFields key={round} filter={filter} />
    </>
  );
}
