import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { StatsRecord } from "@/lib/features/dashboard/schema";
import { formatMoney } from "@/lib/i18n/formats";
import { useWords } from "./use-words";

type Props = { stats: StatsRecord };

/** What an admin looks at first: each number leads to its list. */
export function Counters({ stats }: Props) {
  const t = useTranslations("dashboard.counter");
  const { number, span, lng } = useWords();
  const { waiting, emergencies, newCompanies, endingPlans, at } = stats;
  const { open } = stats.subscriptions;
  const due = open.overdue > 0 ? t("paymentsOverdue", { count: open.overdue }) : formatMoney(open.gross, "EUR", lng);
  const oldest = waiting.oldest === null ? t("waitingNone") : t("waitingOldest", { span: span(at - waiting.oldest) });
  const counters = [
    { key: "waiting", count: waiting.total, path: "pendingRequests", note: oldest },
    {
      key: "emergencies",
      count: emergencies,
      path: "requests?active=active&kind=emergency",
      note: t("emergenciesNote"),
    },
    { key: "newCompanies", count: newCompanies, path: "registeredProviders?fresh=yes", note: t("newCompaniesNote") },
    { key: "endingPlans", count: endingPlans, path: "advertisers?ending=yes", note: t("endingPlansNote") },
    { key: "payments", count: open.count, path: "invoices?state=open", note: due },
  ] as const;
  return (
    <nav
      className="grid grid-cols-5 gap-px mb-4 border border-line rounded-card bg-line overflow-hidden max-lg:grid-cols-2"
      aria-label={t("label")}
    >
      {counters.map(({ key, count, path, note }) => (
        <Link
          key={key}
          className={cn(
            "flex min-h-16 items-center gap-3 px-4 py-3 no-underline focus-visible:-outline-offset-3 max-lg:grid max-lg:content-start max-lg:gap-1",
            key === "waiting" && "max-lg:col-span-2",
            key === "waiting" && count > 0 ? "bg-brand text-on-brand" : "bg-surface text-ink hover:bg-hover",
          )}
          href={`/${lng}/adminpanel/${path}`}
        >
          <b className="title-3xl tabular-nums">{number(count)}</b>
          <span className="grid min-w-0">
            <strong className="sign-md">{t(key, { count })}</strong>
            <small className="text-sm/snug">{note}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
