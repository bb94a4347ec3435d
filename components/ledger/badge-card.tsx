"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { CopyField } from "@/components/company/copy-field";
import { useAction } from "@/components/form/use-action";
import { api } from "@/lib/http/client";
import type { LedgerRecord } from "@/lib/features/ledger/schema";
import { LedgerSign } from "./ledger-sign";

type Props = Pick<LedgerRecord, "year" | "total" | "badge"> & {
  /** Only who owns the company's account may. */
  mayShow: boolean;
  profileHref: string;
  /** HTML for the company's own web page. */
  embed: string;
};

/** The sign for the profile, and whether it is there. */
export function BadgeCard({ year, total, badge, mayShow, profileHref, embed }: Props) {
  const t = useTranslations("ledger.badge");
  const lng = useLocale();
  const router = useRouter();
  const { run, busy } = useAction({ failed: t("failed"), refresh: router.refresh });
  const change = () =>
    run(
      () => api("POST /ledger/badge", { body: { shown: !badge.shown } }),
      () => ({ title: t(badge.shown ? "off" : "on") }),
    );
  return (
    <section className="card grid content-start gap-3" aria-labelledby="ledger-badge">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ledger-badge" className="sign-lg">
          {t("title")}
        </h2>
        {mayShow && (
          <label className="switch-line flex-row-reverse gap-2 text-sm">
            {t("show")}
            <span className="switch">
              <input
                type="checkbox"
                role="switch"
                aria-checked={badge.shown}
                checked={badge.shown}
                // Not disabled while it is stored: that would take the focus away.
                onChange={() => !busy && change()}
                aria-busy={busy}
              />
              <i />
            </span>
          </label>
        )}
      </div>
      <LedgerSign km={total.avoided} year={year} />
      {!badge.possible && <p className="text-sm">{t("few", { trips: total.trips })}</p>}
      {badge.shown && badge.possible && (
        <>
          <p>
            <a href={profileHref} lang={lng}>
              {t("see")}
            </a>
          </p>
          <CopyField label={t("embed")} button={t("copy")} value={embed} lines={4} stacked />
        </>
      )}
      <p className="text-sm text-ink-2">{t("note")}</p>
    </section>
  );
}
