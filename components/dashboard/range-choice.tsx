import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { type Range, ranges, usualRange } from "@/lib/features/dashboard/schema";
import { useWords } from "./use-words";

/** How many weeks the charts tell of; links, so that the address holds it and no script is needed. */
export function RangeChoice({ range }: { range: Range }) {
  const t = useTranslations("dashboard.range");
  const { lng } = useWords();
  const href = (weeks: Range) => `/${lng}/adminpanel${weeks === usualRange ? "" : `?weeks=${weeks}`}`;
  return (
    <nav className="segments segments-auto ml-auto" aria-label={t("label")}>
      {ranges.map((weeks) => (
        <Link key={weeks} href={href(weeks)} aria-current={weeks === range ? "true" : undefined} scroll={false}>
          {t("weeks", { count: Number(weeks) })}
        </Link>
      ))}
    </nav>
  );
}
