import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { PageHead } from "@/components/ui/page-head";
import type { LedgerFactors } from "@/lib/features/ledger/rules";
import type { LedgerRecord } from "@/lib/features/ledger/schema";
import { formatDate } from "@/lib/i18n/formats";
import { BadgeCard } from "./badge-card";
import { BusLines } from "./bus-lines";
import { Figures } from "./figures";
import { MonthChart } from "./month-chart";
import { Sources } from "./sources";
import { SourcePatterns } from "./source-sign";

type Props = {
  path: string;
  /** Id. */
  company: string;
  ledger: LedgerRecord;
  factors: LedgerFactors;
  mayShow: boolean;
  profileHref: string;
  embed: string;
};

function Head({ path, company, ledger: { year, years, trips } }: Pick<Props, "path" | "company" | "ledger">) {
  const t = useTranslations("ledger");
  const last = trips.at(-1);
  const file = (type: "csv" | "pdf") => `/api/company/${company}/ledger.${type}?year=${year}`;
  return (
    <PageHead title={t("title")} className="mb-4">
      <nav className="segments segments-auto" aria-label={t("years")}>
        {years.map((one) => (
          <Link key={one} href={`${path}?year=${one}`} aria-current={one === year ? "true" : undefined}>
            {one}
          </Link>
        ))}
      </nav>
      {last && <span className="text-ink-2">{t("until", { day: formatDate(Date.parse(last.day)) })}</span>}
      {last && (
        <span className="ml-auto flex flex-wrap gap-2">
          <a className={buttonClass({})} href={file("csv")} download>
            <Icon of="download" size={17} />
            {t("csv")}
          </a>
          <a className={buttonClass({ variant: "pri", wraps: true })} href={file("pdf")} download>
            <Icon of="file-down" size={17} />
            {t("pdf")}
          </a>
        </span>
      )}
    </PageHead>
  );
}

/** What makes the first entry. */
function Nothing() {
  const t = useTranslations("ledger.empty");
  const lng = useLocale();
  const text = (
    <>
      {t("text")}
      <br />
      {t("fit")}; {t("chain")}; {t("return")}.
    </>
  );
  const action = (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink variant="pri" wraps href={`/${lng}/userpanel/nearrequests`}>
        {t("go")}
      </ButtonLink>
      <ButtonLink wraps href={`/${lng}/request/new?kind=emptyride`}>
        {t("plan")}
      </ButtonLink>
    </div>
  );
  return <EmptyState sign="busStop" title={t("title")} text={text} action={action} />;
}

/** The year's avoided km: numbers, months, where they come from, buses, and the sign for the profile. */
export function LedgerView({ path, company, ledger, factors, mayShow, profileHref, embed }: Props) {
  const { year, total, before, months, sources, buses, trips, badge } = ledger;
  return (
    <>
      <Head path={path} company={company} ledger={ledger} />
      {trips.length === 0 ? (
        <Nothing />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <SourcePatterns />
          <Figures year={year} total={total} before={before} buses={buses} factors={factors} />
          <div className="grid grid-cols-3 items-start gap-4 max-lg:grid-cols-1">
            <div className="col-span-2 grid min-w-0 grid-cols-1 gap-4 max-lg:col-span-1">
              <MonthChart year={year} months={months} />
              <BusLines buses={buses} total={total} />
            </div>
            <div className="grid grid-cols-1 gap-4">
              <Sources sources={sources} trips={trips} />
              <BadgeCard
                year={year}
                total={total}
                badge={badge}
                mayShow={mayShow}
                profileHref={profileHref}
                embed={embed}
              />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
