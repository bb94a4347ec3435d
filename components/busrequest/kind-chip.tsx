import { useTranslations } from "next-intl";
import { KindSign, signName } from "@/components/map/kind-sign";
import { cn } from "@/components/ui/cn";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";

const line =
  "inline-flex items-center font-sign font-bold font-stretch-normal tracking-sign whitespace-nowrap normal-nums in-[table]:align-middle";

/** Of a line of sign and word. */
export const kindLineClass = cn(line, "gap-[0.4em] text-sm/snug");

/** Sign and word on the kind's tint; `big` on a request's own page. */
export function KindChip({ kind, big = false }: { kind: Kind; big?: boolean }) {
  const t = useTranslations("busrequest");
  return (
    <span
      className={cn(
        line,
        big ? "gap-[0.5em] text-lg/snug" : "gap-[0.4em] text-sm/snug",
        "rounded-chip bg-kind-tint py-1 pr-2 pl-[0.4rem] text-on-kind-tint print:bg-transparent! print:text-[#000]!",
      )}
      data-kind={signName[kind]}
    >
      <KindSign kind={kind} size={big ? 26 : 18} />
      <span>{t(`kinds.${kind}`)}</span>
    </span>
  );
}

/** Of the coloured word before a detail; the element has the kind as `data-kind`. */
export const kindWordClass =
  "mr-[0.15em] font-sign leading-snug font-bold font-stretch-normal tracking-sign text-kind normal-nums print:text-[#000]";

/** The coloured word before a detail, in dense rows and on the board. */
export function KindWord({ kind, short = false }: { kind: Kind; short?: boolean }) {
  const t = useTranslations("busrequest");
  return (
    <b className={kindWordClass} data-kind={signName[kind]}>
      {t(short ? `kindsShort.${kind}` : `kinds.${kind}`)}
    </b>
  );
}
