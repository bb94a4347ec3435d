import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import type { Needs } from "@/lib/features/busrequest/rules/needs";
import { grossAmount, orderedOffers } from "@/lib/features/offer/rules/offer";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { missingIn } from "./missing";
import { useMissingWords } from "./missing-lines";

type Props = {
  offer: OfferRecord;
  rivals: readonly OfferRecord[];
  needs: Needs | null;
  hrefOf: (id: string) => string;
};

/** All open offers for one request, by what they come to with tax, and what each lacks. */
export function RivalOffers({ offer, rivals, needs, hrefOf }: Props) {
  const t = useTranslations("offer.missing");
  const facts = useTranslations("offer.facts");
  const lng = useLocale() as Language;
  const linesOf = useMissingWords(needs);
  if (offer.state !== "open" || rivals.length === 0) return null;
  const all = orderedOffers([offer, ...rivals], "price");
  return (
    <section aria-labelledby="rivals-title">
      <h3 id="rivals-title" className="text-lg">
        {t("compare", { count: all.length })}
      </h3>
      <p className="text-xs text-ink-3">{t("order")}</p>
      <ol>
        {all.map((one) => {
          const gross = grossAmount(one);
          return (
            <li key={one.id} className="border-t border-line py-2">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Link
                  href={hrefOf(one.id)}
                  scroll={false}
                  aria-current={one.id === offer.id ? "true" : undefined}
                  className="wrap-anywhere"
                >
                  {one.companyName}
                </Link>
                <span className="tabular-nums">
                  <b>{formatMoney(gross ?? one.price.amount, one.price.currency, lng)}</b>{" "}
                  <span className="text-xs text-ink-3">{gross === null ? facts("vatOn") : facts("vatIn")}</span>
                </span>
              </div>
              <p className="text-sm text-ink-2 wrap-anywhere">
                {linesOf(missingIn(one, all)).join("; ") || t("nothing")}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
