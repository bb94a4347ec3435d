import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { DetailsSummary } from "@/components/ui/details-summary";
import { rowHeadClass, Table } from "@/components/ui/table";
import type { StatsRecord } from "@/lib/features/dashboard/schema";
import { plans, type Status, statuses } from "@/lib/features/subscription/rules";
import { formatMoney } from "@/lib/i18n/formats";
import { type Fact, factLinkClass, Facts, Part } from "./facts";
import { useWords } from "./use-words";

type Props = { stats: StatsRecord };

/** A link as wide as its cell: the whole row leads to its list. */
const cellLinkClass = "flex min-h-8 items-center text-sm max-lg:min-h-11";

/** Active companies by type: those with an account and those that the admins know. */
export function Companies({ stats: { companies } }: Props) {
  const t = useTranslations("dashboard.companies");
  const { number, lng } = useWords();
  const known = ["busoperator", "touroperator", "travelService", "driver"] as const;
  const nameOf = (type: string) => known.find((one) => one === type);
  const href = (list: string, type: string) => `/${lng}/adminpanel/${list}?companyType=${type}&active=yes`;
  const head = (
    <>
      <th scope="col">{t("type")}</th>
      <th scope="col" className="text-right">
        {t("registered")}
      </th>
      <th scope="col" className="text-right">
        {t("passive")}
      </th>
    </>
  );
  return (
    <Part title={t("title")} link={{ href: `/${lng}/adminpanel/registeredProviders`, label: t("all") }}>
      <Table caption={t("title")} head={head}>
        {companies.map(({ companyType, registered, passive }) => {
          const name = nameOf(companyType);
          return (
            <tr key={companyType}>
              <th scope="row" className={cn(rowHeadClass, "whitespace-normal")}>
                <Link className={cellLinkClass} href={href("registeredProviders", companyType)}>
                  {name ? t(`types.${name}`) : companyType}
                </Link>
              </th>
              <td>
                <Link
                  className={cn(cellLinkClass, "justify-end")}
                  aria-label={t("registeredOf", { count: registered })}
                  href={href("registeredProviders", companyType)}
                >
                  {number(registered)}
                </Link>
              </td>
              <td>
                <Link
                  className={cn(cellLinkClass, "justify-end")}
                  aria-label={t("passiveOf", { count: passive })}
                  href={href("providers", companyType)}
                >
                  {number(passive)}
                </Link>
              </td>
            </tr>
          );
        })}
      </Table>
    </Part>
  );
}

/** What plans bring, and which payments want an admin; how many run of each is folded. */
export function Subscriptions({ stats: { subscriptions } }: Props) {
  const t = useTranslations("dashboard.subscriptions");
  const { number, lng } = useWords();
  const { monthly, open } = subscriptions;
  const money = (cents: number) => formatMoney(cents, "EUR", lng);
  const path = `/${lng}/adminpanel/advertisers`;
  const invoices = `/${lng}/adminpanel/invoices`;
  const stateLink = (state: Status): Fact => ({
    label: (
      <Link className={factLinkClass} href={`${path}?state=${state}`}>
        {t(`state.${state}`)}
      </Link>
    ),
    value: number(subscriptions.states[state]),
    bad: state === "pastdue" && subscriptions.states.pastdue > 0,
  });
  // A plan stands lapsed for minutes only.
  const shown = statuses.filter(
    (name) => name !== "none" && name !== "pastdue" && (name !== "lapsed" || subscriptions.states.lapsed > 0),
  );
  const byPlan = plans.map((plan): Fact => ({ label: t(`plan.${plan}`), value: number(subscriptions.plans[plan]) }));
  return (
    <Part title={t("title")} link={{ href: path, label: t("all") }}>
      <p className="mb-2 text-ink-2 text-sm">
        <strong className="title-2xl text-ink tabular-nums">{money(monthly.invoice + monthly.stripe)}</strong>{" "}
        {t("monthly")}
      </p>
      <Facts
        entries={[
          {
            label: (
              <Link className={factLinkClass} href={`${invoices}?state=open`}>
                {t("open", { count: open.count })}
              </Link>
            ),
            value: money(open.gross),
          },
          {
            label: (
              <Link className={factLinkClass} href={`${invoices}?overdue=yes`}>
                {t("overdue")}
              </Link>
            ),
            value: number(open.overdue),
            bad: open.overdue > 0,
          },
          stateLink("pastdue"),
        ]}
      />
      <details>
        <DetailsSummary>{t("more")}</DetailsSummary>
        <Facts
          entries={[
            { label: t("byInvoice"), value: money(monthly.invoice) },
            { label: t("byCard"), value: money(monthly.stripe) },
            ...byPlan,
            ...shown.map(stateLink),
          ]}
        />
      </details>
    </Part>
  );
}
