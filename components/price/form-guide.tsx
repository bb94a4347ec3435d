"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { isRefusal, RefusedPlaces } from "@/components/busrequest/form/refused-places";
import type { RequestValues } from "@/components/busrequest/form/values";
import { tripFactsOf } from "@/components/drivinghours/trip-facts";
import { Notice } from "@/components/ui/notice";
import type { PriceFacts } from "@/lib/features/priceguide/schema";
import { api } from "@/lib/http/client";
import { useSettled } from "@/lib/state/use-settled";
import { useQuery } from "@/lib/http/queries";
import { GuideLabel } from "./guide-label";
import { GuideView } from "./guide-view";
import { MissingFacts } from "./missing-facts";
import "@/sheets/form.css";

/** Milliseconds after the last change. */
const pause = 400;

function factsOf(values: RequestValues): PriceFacts {
  const { passengers, quantity, vehicleTypes, needs } = values;
  return {
    ...tripFactsOf(values),
    passengers,
    quantity: quantity ?? 1,
    vehicleTypes,
    busStays: needs.busStays,
    driverHotelPaid: needs.driverHotelPaid,
  };
}

/** The price guide of the trip in the form, or what is missing for it. */
export function FormGuide() {
  const t = useTranslations("price");
  const values = useWatch<RequestValues>() as RequestValues;
  const facts = JSON.stringify(factsOf(values));
  const settled = useSettled(facts, pause);
  const { data, error, refetch } = useQuery({
    queryKey: ["priceguide", settled],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api("POST /priceguide", { body: JSON.parse(settled) as PriceFacts, signal })).first,
  });
  if (isRefusal(error)) {
    return (
      <>
        <GuideLabel />
        <RefusedPlaces error={error} values={values} />
      </>
    );
  }
  if (error) {
    return (
      <Notice tone="warn" title={t("unknown")}>
        <button type="button" onClick={() => void refetch()}>
          {t("again")}
        </button>
      </Notice>
    );
  }
  // Other facts are another guide: what was changed in the former one does not belong to it.
  if (data?.guide) return <GuideView key={JSON.stringify(data.question)} record={data} tax="gross" folded />;
  return (
    <>
      <GuideLabel />
      {data && <MissingFacts missing={data.missing} />}
    </>
  );
}
