import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type LedgerFactors, litreSizes } from "@/lib/features/ledger/rules";
import type { LedgerProof } from "@/lib/features/ledger/schema";
import { formatDate, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Props = {
  factors: LedgerFactors;
  /** As it was asked for; undefined: nothing was. */
  code: string | undefined;
  proof: LedgerProof | null;
};

const rules = ["driven", "formula", "stored", "km", "litres", "share", "badge"] as const;

function Answer({ proof }: { proof: LedgerProof | null }) {
  const t = useTranslations("ledger.method");
  const lng = useLocale() as Language;
  if (!proof) return <Notice tone="warn">{t("none")}</Notice>;
  const { company, year, issued, avoided, litres, carbon, trips } = proof;
  const [km, diesel, gas] = [avoided, litres, carbon].map((value) => formatNumber(Math.round(value), lng));
  return (
    <Notice tone="ok">
      <b>{t("found", { company, year, day: formatDate(Date.parse(issued)) })}</b>{" "}
      {t("figures", { km: km ?? "", litres: diesel ?? "", carbon: gas ?? "", trips })}
    </Notice>
  );
}

/** How empty km are counted, and a field that compares the checksum of a proof; works without scripts. */
export function Method({ factors, code, proof }: Props) {
  const t = useTranslations("ledger.method");
  const lng = useLocale() as Language;
  const told = Object.entries(factors).map(([name, value]) => [name, formatNumber(value, lng)]);
  const numbers = { ...litreSizes, ...Object.fromEntries(told) };
  return (
    <>
      <p className="max-w-measure text-lg text-ink-2">{t("lead")}</p>
      <ul className="grid max-w-measure list-disc grid-cols-1 gap-2 pl-5">
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`, numbers)}</li>
        ))}
      </ul>
      <section className="card grid max-w-measure grid-cols-1 gap-3" aria-labelledby="ledger-check">
        <h2 id="ledger-check" className="sign-lg">
          {t("check")}
        </h2>
        <form className="flex flex-wrap items-end gap-3" action={`/${lng}/ledger`}>
          <div className="field min-w-0 flex-1">
            <label htmlFor="ledger-code">{t("code")}</label>
            <span className="input-box">
              <input id="ledger-code" name="code" defaultValue={code} autoComplete="off" spellCheck={false} required />
            </span>
          </div>
          <Button type="submit">{t("find")}</Button>
        </form>
        {code !== undefined && <Answer proof={proof} />}
      </section>
    </>
  );
}
