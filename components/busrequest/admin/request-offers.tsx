"use client";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useMoneyWords } from "@/components/ui/money-words";
import { offerPrice } from "@/lib/features/trip/rules";
import { api } from "@/lib/http/client";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useQuery } from "@/lib/http/queries";

/** What was offered for a request, newest first, without anybody's contact data; read again with each new version. */
export function RequestOffers({ id, version }: { id: string; version: number }) {
  const t = useTranslations("moderation.all.offers");
  const lng = useLocale() as Language;
  const moneyOf = useMoneyWords();
  const { data, isError, refetch } = useQuery({
    queryKey: ["requestOffers", id, version],
    queryFn: async () => (await api("GET /busrequest/{id}/offers", { params: { id } })).entity,
    staleTime: 0,
  });
  return (
    <section className="grid grid-cols-1 content-start gap-2">
      <h3 className="sign-md">{t("title")}</h3>
      {isError && (
        <RetryNotice retry={t("retry")} onRetry={refetch}>
          {t("failed")}
        </RetryNotice>
      )}
      {data?.length === 0 && <p className="text-ink-2">{t("none")}</p>}
      <ul className="grid grid-cols-1 content-start gap-2">
        {data?.map(({ id: offer, companyName, companySlug, price, vatIncluded, vatRate, state, created_at }) => (
          <li key={offer} className="wrap-anywhere">
            {companySlug ? (
              <Link href={`/${lng}/publicProfile/${companySlug}`}>{companyName}</Link>
            ) : (
              <b>{companyName}</b>
            )}
            , {moneyOf(offerPrice({ price, vatIncluded, vatRate }))}
            <span>
              {t(`state.${state}`)}, {formatDateTime(created_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
