"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { isRefusal, RefusedPlaces } from "@/components/busrequest/form/refused-places";
import type { RequestValues } from "@/components/busrequest/form/values";
import { Notice } from "@/components/ui/notice";
import type { HoursFix } from "@/lib/features/drivinghours/schema";
import { asksForEnd } from "@/lib/features/busrequest/rules/kind-fields";
import { HoursCard } from "./hours-card";
import { HoursFixes } from "./hours-fixes";
import { useTripHours } from "./use-trip-hours";
import "@/sheets/form.css";

/** What moves a form's times. A fix moves one of them; the other stays as it was typed. */
function useFix() {
  const { setValue } = useFormContext<RequestValues>();
  return (fix: HoursFix) => {
    const name = fix.what === "departure" ? "start.date" : "end.date";
    const moment = fix.what === "departure" ? fix.start : fix.end;
    setValue(name, moment, { shouldDirty: true, shouldTouch: true });
  };
}

/** The verdict of the trip in the form, as soon as both times are there. Advice: it never keeps anybody from posting. */
export function FormHours({ values }: { values: RequestValues }) {
  const t = useTranslations("drivinghours");
  const { ready, stale, error, hours, again } = useTripHours(values);
  const [kept, setKept] = useState("");
  const onFix = useFix();
  const { start, end } = values;
  const isBack = asksForEnd(values.category, values.transferType);
  const known = ready && (!isBack || end.date !== null) && values.transferType !== "transfertour";
  const trip = hours?.trip;
  const asTyped = JSON.stringify([start.date, end.date]);
  const offers =
    isBack && trip && trip.fixes.length > 0 && kept !== asTyped && start.date !== null && end.date !== null;
  const times = { start: start.date ?? 0, end: end.date ?? 0 };
  return (
    <>
      {isRefusal(error) && <RefusedPlaces error={error} values={values} />}
      {known && error && !isRefusal(error) && (
        <Notice tone="warn" title={t("unchecked")}>
          {t("uncheckedText")}{" "}
          <button type="button" onClick={again}>
            {t("again")}
          </button>
        </Notice>
      )}
      {known && !error && trip && (
        <HoursCard
          hours={trip}
          stale={stale}
          several={(values.quantity ?? 1) > 1}
          fixes={
            offers ? <HoursFixes hours={trip} times={times} onFix={onFix} onKeep={() => setKept(asTyped)} /> : null
          }
        />
      )}
    </>
  );
}
