"use client";
import { useTranslations } from "next-intl";
import { RetryNotice } from "@/components/ui/retry-notice";
import { ReturnLine } from "./return-line";
import { useReturnActions, useReturns, useReturnSetting } from "./use-returns";

function Automatic() {
  const t = useTranslations("returnleg");
  const { data } = useReturnSetting();
  const { set, busy } = useReturnActions();
  if (!data) return null;
  return (
    <label className="switch-line flex-row-reverse gap-2 text-sm">
      {t("automatic")}
      <span className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={data.automatic}
          checked={data.automatic}
          // Not disabled while it is stored: that would take the focus away.
          onChange={() => !busy && set(!data.automatic)}
          aria-busy={busy}
        />
        <i />
      </span>
    </label>
  );
}

/** The company's empty ways home, and whether they are published by themselves. */
export function ReturnLegs() {
  const t = useTranslations("returnleg");
  const { data, isError, refetch } = useReturns();
  const legs = data?.entity ?? [];
  return (
    <section className="card grid grid-cols-1 content-start gap-3" aria-labelledby="ways-home">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ways-home" className="sign-lg">
          {t("title")}
        </h2>
        <Automatic />
      </div>
      <p className="text-sm text-ink-2">{t("text")}</p>
      {isError && (
        <RetryNotice retry={t("retry")} onRetry={refetch}>
          {t("unread")}
        </RetryNotice>
      )}
      {data && legs.length === 0 && <p className="text-sm">{t("none")}</p>}
      {legs.length > 0 && (
        <ul>
          {legs.map((leg) => (
            <li key={leg.id} className="border-b border-line py-3">
              <ReturnLine leg={leg} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
