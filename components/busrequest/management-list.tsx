import { PageHead } from "@/components/ui/page-head";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ZoneNote } from "@/components/form/zone-note";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import type { ManagementRow } from "@/lib/features/calendar/schema";
import { type ManagementFilter, managementAddress, sortOf, take } from "./management-filter";
import { ManagementFilters, QuickNew } from "./management-head";
import { ManagementSearch } from "./management-search";
import { ManagementTable } from "./management-table";

type Props = {
  rows: ManagementRow[];
  total: number;
  filter: ManagementFilter;
  path: string;
  company: string;
  /** Of the company's clock. */
  zone: string;
  /** Milliseconds, as the page is rendered. */
  now: number;
  /** Address of its CSV. */
  file: string;
  /** The way to the calendar's other views. */
  views: ReactNode;
};

function Nothing({ filter, path }: Pick<Props, "filter" | "path">) {
  const t = useTranslations("busrequest.manage");
  const lng = useLocale();
  const whole = managementAddress.changed({ ...filter, page: 1, sort: null }).length === 0;
  if (!whole) {
    const action = <ButtonLink href={`${path}?view=list`}>{t("noneAction")}</ButtonLink>;
    return <EmptyState title={t("noneTitle")} text={t("noneText")} action={action} />;
  }
  const action = (
    <ButtonLink variant="pri" href={`/${lng}/request/new?kind=vacancy`}>
      {t("emptyAction")}
    </ButtonLink>
  );
  return <EmptyState sign="parking" title={t("emptyTitle")} text={t("emptyText")} action={action} />;
}

/** One page of entries with what leads on; an empty list says what to do next. */
function ManagementList({ rows, total, filter, path, company, zone, now }: Omit<Props, "views" | "file">) {
  const t = useTranslations("busrequest.manage");
  if (rows.length === 0) return <Nothing filter={filter} path={path} />;
  return (
    <div className="card card-flush">
      <ManagementTable rows={rows} company={company} zone={zone} now={now} />
      <Pager
        page={filter.page}
        take={take}
        total={total}
        href={(page) => `${path}${managementAddress.write({ ...filter, page })}`}
        order={t(`sorts.${sortOf(filter)}`)}
      />
    </div>
  );
}

/** The whole page: new entries, filter, list. */
export function Management(props: Props) {
  const file = useTranslations("calendar.file");
  const t = useTranslations("busrequest.manage");
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PageHead title={t("title")} className="gap-x-4! gap-y-[0.7rem]! [&>h1]:min-w-34 max-lg:[&>h1]:flex-1">
        {props.views}
      </PageHead>
      <QuickNew path={props.path} />
      <ManagementFilters filter={props.filter} path={props.path} />
      <ManagementSearch filter={props.filter} path={props.path} />
      <ZoneNote />
      <ManagementList {...props} />
      <a className="justify-self-start text-sm" href={props.file} download>
        {file("link")}
      </a>
    </div>
  );
}
