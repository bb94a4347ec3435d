import { cn } from "@/components/ui/cn";
import { useLocale, useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { instead } from "./instead";

type Props = {
  kind: Kind;
  on: boolean;
  count?: number;
  /** `more`: with Ctrl, Shift or the command key held down. */
  onToggle: (more: boolean) => void;
  /** In a GET form: what the parameter `kind` becomes when this toggle sends it, for readers without scripts. */
  value?: string;
  className?: string;
};

/** Of whatever switches a kind: a button by aria-pressed, a link by data-on. */
export const kindToggleClass = cn(
  "inline-flex min-h-[max(2.5rem,var(--control-h))] items-center gap-2 rounded-control border-control border-line-strong bg-raised pr-3 pl-[0.55rem] sign-sm leading-none tracking-sign whitespace-nowrap text-ink",
  "aria-pressed:border-ink aria-pressed:[box-shadow:inset_0_-3px_0_var(--ink)] aria-[pressed=false]:border-dashed aria-[pressed=false]:text-ink-3 aria-[pressed=false]:[&>.kind-sign]:opacity-45",
);

/** Of the number in it. */
export const kindCountClass = "font-text text-sm/none font-medium font-stretch-normal text-ink-3 tabular-nums";

/** Filter button of one kind: sign, word, number of requests; on = ink underline, off = dashed. */
export function KindToggle({ kind, on, count, onToggle, value, className }: Props) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const sends =
    value === undefined ? ({ type: "button" } as const) : ({ type: "submit", name: "kind", value } as const);
  return (
    <button
      {...sends}
      className={cn(kindToggleClass, className)}
      aria-pressed={on}
      onClick={instead(({ ctrlKey, metaKey, shiftKey }) => onToggle(ctrlKey || metaKey || shiftKey))}
    >
      <KindSign kind={kind} size={20} />
      {t(`kinds.${kind}`)}
      {count === undefined ? null : <span className={kindCountClass}>{formatNumber(count, lng)}</span>}
    </button>
  );
}
