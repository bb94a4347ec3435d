"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { guidePrice } from "@/components/offer/chosen-fit";
import type { OfferValues } from "@/components/offer/values";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Notice } from "@/components/ui/notice";
import { parsePrice } from "@/lib/features/offer/rules/price";
import type { GuidePart } from "@/lib/features/priceguide/rules";
import { type Edits, editedGuide } from "@/lib/price/edits";
import { GuideView } from "./guide-view";
import { OwnOffersLine } from "./own-offers";
import { RateSwitch } from "./rate-switch";
import { useEuro } from "./price-line";
import { type GuideRates, typicalNet } from "./use-guide-rates";

type Props = { parts: readonly GuidePart[]; rates: GuideRates };

const busesOf = (parts: readonly GuidePart[]) =>
  parts.reduce((sum, { guide }) => sum + (guide.record.question?.count ?? 0), 0);

/** The company's accepted offers of this kind, where all buses are of one. */
function offersOf(parts: readonly GuidePart[]) {
  const vehicles = new Set(parts.map(({ guide }) => guide.record.question?.vehicle));
  return vehicles.size === 1 ? (parts[0]?.guide.offers ?? null) : null;
}

/** What is typed as the price, EUR net; null where it is none. A gross one is read with the guide's own VAT. */
function useTypedNet(parts: readonly GuidePart[], rates: GuideRates) {
  const [price, vat, currency] = useWatch<OfferValues, ["price", "vat", "currency"]>({
    name: ["price", "vat", "currency"],
  });
  const amount = parsePrice(price ?? "") / 100;
  if (!(amount > 0) || currency !== "EUR" || parts.length === 0) return null;
  const lines = parts.flatMap(({ guide }) => {
    const { question } = guide.record;
    return question ? editedGuide(question, {}, rates.of(guide)).vat : [];
  });
  const tax = lines.reduce((sum, line) => sum + line.vat, 0);
  return vat === "in" ? amount / (1 + tax / Math.max(1, typicalNet(parts, rates) ?? 0)) : amount;
}

type PartProps = {
  part: GuidePart;
  rates: GuideRates;
  edits: Edits;
  onEdit: (edits: Edits) => void;
  /** Others stand beside it: it says which buses it is of, and its parts fold. */
  several: boolean;
  /** Between its range and its parts. */
  children?: ReactNode;
};

function Part({ part: { guide, from }, rates, edits, onEdit, several, children }: PartProps) {
  const t = useTranslations("price");
  const { record } = guide;
  return (
    <div className={cn("grid grid-cols-1 gap-3", several && "border-b border-line pb-3")}>
      {several && <h3 className="sign-md">{t(`buses.${from}`, { count: record.question?.count ?? 1 })}</h3>}
      <GuideView record={record} own={rates.of(guide)} tax="net" rates folded={several} edits={edits} onEdit={onEdit}>
        {from === "ride" && <p className="text-sm text-ink-2">{t("onRide")}</p>}
        {children}
      </GuideView>
    </div>
  );
}

/** The guide beside an operator's form: its own rates, its accepted offers, every value to be changed, one press to take the price over. */
export function OfferGuide({ parts, rates }: Props) {
  const t = useTranslations("price");
  const lng = useLocale();
  const euro = useEuro();
  const { setValue } = useFormContext<OfferValues>();
  // Another bus, or other rates, is another guide: what was changed in one does not belong to the other.
  const [edits, setEdits] = useState<Record<string, Edits>>({});
  const typed = useTypedNet(parts, rates);
  const keyOf = ({ key }: GuidePart) => `${rates.source} ${key}`;
  const offers = offersOf(parts);
  const count = busesOf(parts);
  const several = parts.length > 1;
  const [first] = parts;
  if (!first) return null;
  const net = parts.reduce((sum, part) => {
    const { question } = part.guide.record;
    return sum + (question ? editedGuide(question, edits[keyOf(part)], rates.of(part.guide)).net.typical : 0);
  }, 0);
  function take() {
    const options = { shouldDirty: true, shouldValidate: true };
    const { price, currency, vat } = guidePrice(net);
    setValue("price", price, options);
    setValue("currency", currency, options);
    setValue("vat", vat, options);
  }
  const vehicle = t(`vehicle.${first.guide.record.question?.vehicle ?? "coach"}`);
  const usual = (
    <>
      {rates.sources.length > 1 && <RateSwitch rates={rates} count={offers?.count ?? 0} />}
      {offers && (
        <OwnOffersLine offers={offers} vehicle={vehicle} now={typed === null ? null : Math.round(typed / count)} />
      )}
    </>
  );
  return (
    <section className="grid grid-cols-1 gap-3 rounded-control border border-line p-3" aria-label={t("offerTitle")}>
      {several && usual}
      {parts.map((part) => (
        <Part
          key={keyOf(part)}
          part={part}
          rates={rates}
          edits={edits[keyOf(part)] ?? {}}
          onEdit={(changed) => setEdits({ ...edits, [keyOf(part)]: changed })}
          several={several}
        >
          {!several && usual}
        </Part>
      ))}
      {several && (
        <p className="sign-md" aria-live="polite">
          {t("together", { count, price: euro(net) })}
        </p>
      )}
      <Button className="justify-self-start" wraps onClick={take}>
        {t("take", { price: euro(net) })}
      </Button>
      <p className="text-xs text-ink-3">
        {t("authorBlind")} {parts.some(({ from }) => from === "yard") && t("fromYard")}{" "}
        <Link href={`/${lng}/userpanel/fleet#rates`}>{t("ownRates")}</Link>
      </p>
    </section>
  );
}

/** Where the typed price stands: beside the typical one, and among the company's accepted offers. */
export function PriceAgainstGuide({ parts, rates }: Props) {
  const t = useTranslations("price.against");
  const euro = useEuro();
  const typed = useTypedNet(parts, rates);
  const typical = typicalNet(parts, rates);
  const offers = offersOf(parts);
  if (typed === null || typical === null) return null;
  const difference = Math.round(typed - typical);
  const word = difference === 0 ? "same" : difference > 0 ? "above" : "below";
  const perBus = typed / busesOf(parts);
  return (
    <Notice>
      <b>{t(word, { amount: euro(Math.abs(difference)) })}</b>{" "}
      {offers && t("offers", { count: offers.count, above: offers.amounts.filter((one) => one > perBus).length })}
    </Notice>
  );
}
