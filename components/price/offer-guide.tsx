"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { guidePrice } from "@/components/offer/chosen-fit";
import type { OfferValues } from "@/components/offer/values";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { FitRecord } from "@/lib/features/fit/schema";
import { parsePrice } from "@/lib/features/offer/rules";
import type { BidderGuide } from "@/lib/features/priceguide/schema";
import { editedGuide } from "@/lib/price/edits";
import type { PriceChange } from "@/lib/price/parameters";
import { GuideView } from "./guide-view";
import { OwnOffersLine } from "./own-offers";
import { RateSwitch } from "./rate-switch";
import { useEuro } from "./price-line";
import type { GuideRates } from "./use-guide-rates";

type Props = { guide: BidderGuide; rates: GuideRates };
/** `fit`: the bus that the guide is reckoned with; null where it comes from the yard. */
type OfferProps = Props & { fit?: FitRecord | null };

/** What is typed as the price, EUR net; null where it is none. A gross one is read with the guide's own VAT. */
function useTypedNet({ record }: BidderGuide, rates: PriceChange) {
  const [price, vat, currency] = useWatch<OfferValues, ["price", "vat", "currency"]>({
    name: ["price", "vat", "currency"],
  });
  const amount = parsePrice(price ?? "") / 100;
  const { question } = record;
  if (!(amount > 0) || currency !== "EUR" || !question) return null;
  const { net, vat: lines } = editedGuide(question, {}, rates);
  const tax = lines.reduce((sum, line) => sum + line.vat, 0);
  return vat === "in" ? amount / (1 + tax / Math.max(1, net.typical)) : amount;
}

/** The guide beside an operator's form: its own rates, its accepted offers, every value to be changed, one press to take the price over. */
export function OfferGuide({ guide, fit = null, rates }: OfferProps) {
  const t = useTranslations("price");
  const lng = useLocale();
  const euro = useEuro();
  const { setValue } = useFormContext<OfferValues>();
  const typed = useTypedNet(guide, rates.rates);
  const { record, offers } = guide;
  const question = record.question;
  if (!question) return null;
  const now = typed === null ? null : Math.round(typed / question.count);
  // A bus that is posted elsewhere, or drives there anyway, does not come from the yard; several together do.
  const posted = fit !== null && fit.supply.id !== null && question.count === 1;
  function take(net: number) {
    const options = { shouldDirty: true, shouldValidate: true };
    const { price, currency, vat } = guidePrice(net);
    setValue("price", price, options);
    setValue("currency", currency, options);
    setValue("vat", vat, options);
  }
  return (
    <section className="grid grid-cols-1 gap-3 rounded-control border border-line p-3" aria-label={t("offerTitle")}>
      <GuideView
        // Another bus is another guide: what was changed in the former one does not belong to it.
        key={`${rates.source} ${fit?.supply.id} ${fit?.bus?.id}`}
        record={record}
        own={rates.rates}
        tax="net"
        rates
        foot={({ net }) => (
          <Button className="justify-self-start" wraps onClick={() => take(net.typical)}>
            {t("take", { price: euro(net.typical) })}
          </Button>
        )}
      >
        {posted && fit.directKm !== null && <p className="text-sm text-ink-2">{t("onRide")}</p>}
        {rates.sources.length > 1 && <RateSwitch rates={rates} count={offers?.count ?? 0} />}
        {offers && <OwnOffersLine offers={offers} vehicle={t(`vehicle.${question.vehicle}`)} now={now} />}
      </GuideView>
      <p className="text-xs text-ink-3">
        {t("authorBlind")} {!posted && t("fromYard")}{" "}
        <Link href={`/${lng}/userpanel/fleet#rates`}>{t("ownRates")}</Link>
      </p>
    </section>
  );
}

/** Where the typed price stands: beside the typical one, and among the company's accepted offers. */
export function PriceAgainstGuide({ guide, rates }: Props) {
  const t = useTranslations("price.against");
  const euro = useEuro();
  const typed = useTypedNet(guide, rates.rates);
  const { record, offers } = guide;
  const { question } = record;
  if (typed === null || !question) return null;
  const difference = Math.round(typed - editedGuide(question, {}, rates.rates).net.typical);
  const word = difference === 0 ? "same" : difference > 0 ? "above" : "below";
  const perBus = typed / question.count;
  return (
    <Notice>
      <b>{t(word, { amount: euro(Math.abs(difference)) })}</b>{" "}
      {offers && t("offers", { count: offers.count, above: offers.amounts.filter((one) => one > perBus).length })}
    </Notice>
  );
}
