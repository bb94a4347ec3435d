import { DetailsSummary } from "@/components/ui/details-summary";
import { useTranslations } from "next-intl";
import type { Prefill } from "@/components/busrequest/form/values";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { PriceGuideRecord } from "@/lib/features/priceguide/schema";
import { GuideLabel } from "./guide-label";
import { GuideView } from "./guide-view";
import { MissingFacts } from "./missing-facts";
import { PriceForm } from "./price-form";
import { useEuro } from "./price-line";

type Props = {
  lng: string;
  search: Record<string, string | string[] | undefined>;
  known: Prefill;
  /** Something was asked: what is missing is named. */
  asked: boolean;
  record: PriceGuideRecord | null;
  cheaper: { earlier: number | null; october: number | null } | null;
};

function Cheaper({ cheaper }: { cheaper: NonNullable<Props["cheaper"]> }) {
  const t = useTranslations("price.cheaper");
  const euro = useEuro();
  const rows = (["earlier", "october"] as const).flatMap((name) => {
    const amount = cheaper[name];
    return amount ? [{ name, amount }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className="card" aria-labelledby="cheaper">
      <h2 id="cheaper" className="mb-2 sign-lg">
        {t("title")}
      </h2>
      <ul className="text-sm">
        {rows.map(({ name, amount }) => (
          <li key={name} className="flex justify-between gap-3 border-t border-line py-2">
            {t(name)}
            <b className="tabular-nums">{euro(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same facts, in the request form. */
function requestHref(lng: string, search: Props["search"]) {
  const said = Object.entries(search).flatMap(([key, value]) =>
    typeof value === "string" && value ? [[key, value]] : [],
  );
  return `/${lng}/request/new?${new URLSearchParams(said)}`;
}

/** 'What does it roughly cost?': the form, the guide with its parts, and the way to a request. */
export function PricePage({ lng, search, known, asked, record, cheaper }: Props) {
  const t = useTranslations("price");
  return (
    <div className="mx-auto max-w-page px-edge pt-5 pb-10">
      <h1>{t("title")}</h1>
      <p className="mt-2 max-w-measure text-lg text-ink-2">{t("lead")}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)_27rem] items-start gap-7 max-lg:grid-cols-1">
        <div className="grid grid-cols-1 content-start gap-4">
          <PriceForm lng={lng} known={known} />
          {asked && record && (
            <section className="card" aria-label={t("result")}>
              {record.guide ? (
                <GuideView key={JSON.stringify(record.question)} record={record} tax="gross" />
              ) : (
                <div className="grid grid-cols-1 justify-items-start gap-3">
                  <GuideLabel />
                  <MissingFacts missing={record.missing} />
                </div>
              )}
            </section>
          )}
        </div>
        <aside className="grid grid-cols-1 content-start gap-4">
          <ButtonLink wide variant="sign" href={requestHref(lng, search)}>
            {t("toRequest")}
          </ButtonLink>
          {cheaper && <Cheaper cheaper={cheaper} />}
          <Notice>{t("companiesBlind")}</Notice>
          <details className="card">
            <DetailsSummary>{t("basis")}</DetailsSummary>
            <p className="text-sm text-ink-2">{t("basisText")}</p>
          </details>
        </aside>
      </div>
    </div>
  );
}
