import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { entryHints, type PendingEntry } from "./entry";

const flagClass = "inline-flex items-center gap-1 rounded-chip text-xs whitespace-nowrap";
const warningClass = "bg-warning-tint px-2 py-1 font-medium text-warning";

/** `quiet`: nothing is said where nothing was found. `short`: the first alone, with the number of the others. */
type Props = { entry: PendingEntry; now: number; quiet?: boolean; short?: boolean };

/** What the automatic checks found, as chips; a word where they found nothing. */
export function HintFlags({ entry, now, quiet = false, short = false }: Props) {
  const t = useTranslations("moderation");
  const words = entryHints(entry, now).map((hint) => t(`hints.${hint}`));
  if (entry.duplicate) words.unshift(t("hints.duplicate", { reference: entry.duplicate.reference }));
  if (words.length === 0)
    return quiet ? null : <span className={cn(flagClass, "py-1 pr-2 font-regular text-ink-2")}>{t("row.noHint")}</span>;
  const more = short ? words.slice(1).join(", ") : "";
  return (
    <span className="inline-flex flex-wrap gap-1">
      {(short ? words.slice(0, 1) : words).map((word) => (
        <span className={cn(flagClass, warningClass)} key={word}>
          <Icon of="triangle-exclamation-point" size={13} />
          {word}
        </span>
      ))}
      {more && (
        <span className={cn(flagClass, warningClass)} title={more}>
          <span aria-hidden>+{words.length - 1}</span>
          <span className="sr-only">{more}</span>
        </span>
      )}
    </span>
  );
}
