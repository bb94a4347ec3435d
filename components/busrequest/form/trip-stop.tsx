"use client";
import { fieldGrid } from "@/components/busrequest/form/field-grid";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { TransferGlyph } from "@/components/busrequest/transfer-glyph";
import { Segmented } from "@/components/form/choice-cards";
import { DateTimeField } from "@/components/form/date-time-field";
import { NumberStepper } from "@/components/form/number-stepper";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { mayAskHours } from "@/components/drivinghours/trip-facts";
import { useMeasuredWay } from "@/components/drivinghours/use-measured-way";
import { asksForEnd, endMeaning, kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import { type Kind, transferTypes } from "@/lib/features/busrequest/rules/kinds";
import { isChosen } from "@/lib/features/place/rules";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { PlaceField } from "./place-field";
import { endDateOf, type RequestValues } from "./values";
import { ViaStops } from "./via-stops";
import { tripLabels } from "./labels";

function Arrival() {
  const t = useTranslations("busrequest.form");
  const lng = useLocale() as Language;
  const zone = useTimeZone();
  const values = useWatch<RequestValues>() as RequestValues;
  const isMeasured = useMeasuredWay(values);
  const at = endDateOf(values);
  const WayAsked = useLazy(
    () => import("@/components/drivinghours/way-asked").then((module) => module.WayAsked),
    mayAskHours(values),
  );
  if (at === null || !isChosen(values.start.address) || !isChosen(values.end.address)) return null;
  return (
    <p className="field self-end" role="status">
      <b>{t("arrival", { time: `${formatDayShort(at, lng, zone)} ${formatTime(at, zone)}` })}</b>
      <span className="field-hint">{t(isMeasured ? "arrivalRoad" : "arrivalHow")}</span>
      {WayAsked && <WayAsked values={values} />}
    </p>
  );
}

/** First stop: how, from where, over what, where to, when. */
export function TripStop({ kind }: { kind: Kind }) {
  const t = useTranslations("busrequest");
  const fields = kindFields[kind];
  const transferType = useWatch<RequestValues, "transferType">({ name: "transferType" });
  const labels = tripLabels(kind, transferType);
  // Stops stand between the ends, as they are driven.
  const whole = fields.stops ? "col-span-full!" : undefined;
  const transfers = transferTypes.map((value) => ({
    value,
    label: t(`transferTypes.${value}`),
    icon: <TransferGlyph type={value} />,
  }));
  return (
    <div className={fieldGrid}>
      {fields.transfer && (
        <Segmented name="transferType" label={t("form.transfer")} cards={transfers} className="col-span-full!" />
      )}
      <PlaceField
        name="start.address"
        label={t(`form.${labels.from}`)}
        required
        exact={kind === "emergency"}
        className={whole}
      />
      {fields.stops && <ViaStops out={endMeaning(kind, transferType) === "returnAt"} />}
      <PlaceField
        name="end.address"
        label={t(`form.${labels.to}`)}
        required={fields.endAddress === "needed"}
        icon={<Icon of="flag" size={17} />}
        className={whole}
      />
      <DateTimeField name="start.date" label={t(`form.${labels.start}`)} min={Date.now()} />
      {asksForEnd(kind, transferType) ? (
        <DateTimeField name="end.date" label={t(`form.${labels.end}`)} min={Date.now()} />
      ) : (
        <Arrival />
      )}
      {fields.radius && (
        <NumberStepper
          name="radius"
          label={t("form.radius")}
          hint={t(`form.radius${kind === "vacancy" ? "Vacancy" : "Emptyride"}`)}
          min={1}
          max={1000}
          step={10}
        />
      )}
    </div>
  );
}
