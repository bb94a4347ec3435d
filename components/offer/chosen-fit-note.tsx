"use client";
import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { RouteInline } from "@/components/busrequest/route-inline";
import { useEuro } from "@/components/price/price-line";
import { type GuideRates, typicalNet } from "@/components/price/use-guide-rates";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { FitRecord } from "@/lib/features/fit/schema";
import type { GuidePart } from "@/lib/features/priceguide/rules";
import { formatDateTime, formatNumber, formatTime } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import type { Language } from "@/lib/i18n/routing";
import { guidePrice } from "./chosen-fit";
import type { FleetBus } from "./offer-fields";
import type { OfferValues } from "./values";

type Props = {
  fit: FitRecord;
  /** Reckoned with this bus, which is told first. */
  parts: readonly GuidePart[];
  rates: GuideRates;
  buses: readonly FleetBus[];
  onClear: () => void;
};

/** The guide's price with this bus, and whether it is the one that stands in the form. */
function PriceWords({ fit, parts, rates }: Pick<Props, "fit" | "parts" | "rates">) {
  const t = useTranslations("offer.form.fit");
  const lng = useLocale() as Language;
  const euro = useEuro();
  const [price, vat] = useWatch<OfferValues, ["price", "vat"]>({ name: ["price", "vat"] });
  const net = typicalNet(parts, rates);
  const question = parts[0]?.guide.record.question;
  if (!question || net === null) return null;
  const filled = guidePrice(net);
  const km = Object.values(question.deadKm).reduce((sum, some) => sum + some, 0);
  const others = parts.reduce((sum, { guide }) => sum + (guide.record.question?.count ?? 0), 0) - 1;
  const isAlone = others === 0 || parts[0]?.from === "yard";
  const why = fit.directKm === null ? (isAlone ? "free" : "freeOthers") : isAlone ? "ride" : "rideOthers";
  const words = t(others > 0 && isAlone ? "several" : why, { km: formatNumber(Math.round(km), lng), count: others });
  const isFilled = price === filled.price && vat === filled.vat;
  const says = price ? (isFilled ? "priceFilled" : "priceKept") : "priceOpen";
  return <> {t(says, { price: euro(net), why: words })}</>;
}

/** The bus in the form; of a ride that names none, that it is a proposal. */
function BusWords({ fit, buses }: Pick<Props, "fit" | "buses">) {
  const t = useTranslations("offer.form.fit");
  const id = useWatch<OfferValues, "bus">({ name: "bus" });
  // A plate stays in one line.
  const bus = buses.find((one) => one.id === id)?.licenceplate.replaceAll(" ", "\u00a0");
  if (fit.bus) return bus ? <> {t("bus", { bus })}</> : null;
  return <> {bus ? t("busProposed", { bus }) : t("busOpen", { seats: fit.supply.seats ?? 0 })}</>;
}

/** Whence the form is filled: the bus that was chosen above, its pick-up and the guide's price with it. */
export function ChosenFitNote({ fit, parts, rates, buses, onClear }: Props) {
  const t = useTranslations("offer.form.fit");
  const { from, to, start } = fit.supply;
  const isRide = fit.directKm !== null;
  return (
    <Notice
      live
      title={
        <>
          {t(isRide ? "onRide" : "onFree")} <RouteInline route={routeText(from.name, to?.name)} />
          {isRide && `, ${formatDateTime(start)}`}
        </>
      }
    >
      {t("pickup", { place: fit.request.from.name, time: formatTime(fit.pickup) })}
      <BusWords fit={fit} buses={buses} />
      <PriceWords fit={fit} parts={parts} rates={rates} /> {t("change")}
      <p className="mt-2">
        <Button small onClick={onClear}>
          {t(isRide ? "clearRide" : "clearFree")}
        </Button>
      </p>
    </Notice>
  );
}
