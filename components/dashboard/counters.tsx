import Link from "next/link";
import { useTranslations } from "next-intl";
import type { StatsRecord } from "@/lib/features/dashboard/schema";
import { useWords } from "./use-words";

type Props = { stats: StatsRecord };

/** What an admin looks at first: each number leads to its list. */
export function Counters({ stats }: Props) {
  const t = useTranslations("dashboard.counter");
  const { number, span, lng } = useWords();
  const { waiting, emergencies, newCompanies, endingPlans, at } = stats;
  const oldest = waiting.oldest === null ? t("waitingNone") : t("waitingOldest", { span: span(at - waiting.oldest) });
  const counters = [
    { key: "waiting", count: waiting.total, path: "pendingRequests", note: oldest },
    {
      key: "emergencies",
      count: emergencies,
      path: "requests?active=active&kind=emergency",
      note: t("emergenciesNote"),
    },
    { key: "newCompanies", count: newCompanies, path: "registeredProviders", note: t("newCompaniesNote") },
    { key: "endingPlans", count: endingPlans, path: "advertisers?state=active", note: t("endingPlansNote") },
  ] as const;
  return (
    <nav
      className="db-n grid grid-cols-4 gap-px mb-4 border border-line rounded-card bg-line overflow-hidden max-lg:grid-cols-2"
      aria-label={t("label")}
    >
      {counters.map(({ key, count, path, note }) => (
        <Link key={key} href={`/${lng}/adminpanel/${path}`} data-hot={key === "waiting" && count > 0} prefetch={false}>
          <b>{number(count)}</b>
          <span>
            <strong>{t(key, { count })}</strong>
            <small>{note}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
