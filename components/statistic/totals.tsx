import { useLocale, useTranslations } from "next-intl";
import { changeOf, type Counts, type Action, actions } from "@/lib/features/statistic/rules";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Props = { total: Counts; before: Counts; days: number };

function Change({ now, before, days }: { now: number; before: number; days: number }) {
  const t = useTranslations("statistic");
  const percent = changeOf(now, before);
  if (percent === null) return t("noBefore", { days });
  if (percent === 0) return t("same", { days });
  return t(percent > 0 ? "more" : "less", { percent: Math.abs(percent), days });
}

/** What was counted, each against as many days before. */
export function Totals({ total, before, days }: Props) {
  const t = useTranslations("statistic");
  const lng = useLocale() as Language;
  const tile = (action: Action) => (
    <div key={action} className="bg-surface px-[1.1rem] pt-[0.9rem] pb-4">
      <dt className="font-sign text-[0.9375rem]/[1.2] font-[750]">{t(`action.${action}`)}</dt>
      <dd className="grid gap-[0.15rem] text-sm text-ink-2">
        <strong className="font-sign text-[1.9rem]/[1.15] font-heavy text-ink tabular-nums">
          {formatNumber(total[action], lng)}
        </strong>
        <span>
          <Change now={total[action]} before={before[action]} days={days} />
        </span>
        <small className="text-xs text-ink-3">{t(`means.${action}`)}</small>
      </dd>
    </div>
  );
  return (
    <dl className="card card-flush grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-px bg-line overflow-hidden mb-4">
      {actions.map(tile)}
    </dl>
  );
}
