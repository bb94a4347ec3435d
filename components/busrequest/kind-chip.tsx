import { useTranslations } from "next-intl";
import { KindSign, signName } from "@/components/map/kind-sign";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";

/** Sign and word on the kind's tint; `big` on a request's own page. */
export function KindChip({ kind, big = false }: { kind: Kind; big?: boolean }) {
  const t = useTranslations("busrequest");
  return (
    <span className={`kind kind-${signName[kind]} chip${big ? " big" : ""}`}>
      <KindSign kind={kind} size={18} />
      <span>{t(`kinds.${kind}`)}</span>
    </span>
  );
}

/** The coloured word before a detail, in dense rows and on the board. */
export function KindWord({ kind, short = false }: { kind: Kind; short?: boolean }) {
  const t = useTranslations("busrequest");
  return <b className={`kt ks-${signName[kind]}`}>{t(`${short ? "kindsShort" : "kinds"}.${kind}`)}</b>;
}
