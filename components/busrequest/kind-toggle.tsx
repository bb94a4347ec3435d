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
  onToggle: (kind: Kind) => void;
  /** In a GET form: what the parameter `kind` becomes when this toggle sends it, for readers without scripts. */
  value?: string;
};

/** Filter button of one kind: sign, word, number of requests; on = ink underline, off = dashed. */
export function KindToggle({ kind, on, count, onToggle, value }: Props) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const sends =
    value === undefined ? ({ type: "button" } as const) : ({ type: "submit", name: "kind", value } as const);
  return (
    <button {...sends} className="ktog" aria-pressed={on} onClick={instead(() => onToggle(kind))}>
      <KindSign kind={kind} size={20} />
      {t(`kinds.${kind}`)}
      {count === undefined ? null : <span className="n">{formatNumber(count, lng)}</span>}
    </button>
  );
}
