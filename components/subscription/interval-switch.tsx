import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { type Interval, intervals } from "@/lib/features/subscription/rules";

type Props = { interval: Interval; free: number; hrefOf: (interval: Interval) => string };

/** Monthly or yearly as links: the choice stands in the address and works without scripts. */
export function IntervalSwitch({ interval, free, hrefOf }: Props) {
  const t = useTranslations("subscription.prices");
  const label = { monthly: t("monthly"), yearly: free > 0 ? t("yearlyFree", { count: free }) : t("yearly") };
  return (
    <nav className="segments segments-auto max-md:grid max-md:auto-cols-[1fr]" aria-label={t("interval")}>
      {intervals.map((name) => (
        <Link key={name} href={hrefOf(name)} aria-current={name === interval ? "true" : undefined} scroll={false}>
          {label[name]}
        </Link>
      ))}
    </nav>
  );
}
