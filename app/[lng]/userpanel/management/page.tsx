import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { listFilter, readManagement, writeManagement } from "@/components/busrequest/management-filter";
import { ManagementFilters, QuickNew } from "@/components/busrequest/management-head";
import { ManagementList } from "@/components/busrequest/management-list";
import { ClientMessages } from "@/components/layout/client-messages";
import { listBusRequests } from "@/lib/features/busrequest/queries/list";
import { openScreen } from "../../open-screen";

type Search = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Search> };

const take = 10;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("busrequest.manage");
  return { title: t("title"), robots: { index: false } };
}

export default async function ManagementPage({ params, searchParams }: Props) {
  const [{ lng }, search] = await Promise.all([params, searchParams]);
  const viewer = await openScreen("management", lng);
  const t = await getTranslations("busrequest.manage");
  const filter = readManagement(search);
  const path = `/${lng}/userpanel/management`;
  const company = viewer.company?.id ?? "";
  const wish = {
    take,
    skip: (filter.page - 1) * take,
    latest: filter.active !== "active",
    filter: listFilter(filter, company),
  };
  const { rows, total } = await listBusRequests(viewer, wish);
  const last = Math.max(1, Math.ceil(total / take));
  if (filter.page > last) redirect(`${path}${writeManagement({ ...filter, page: last })}`);
  return (
    <ClientMessages ns={["busrequest"]}>
      <div className="stack">
        <h1>{t("title")}</h1>
        <QuickNew />
        <ManagementFilters filter={filter} path={path} />
        <ManagementList rows={rows} total={total} take={take} filter={filter} path={path} company={company} />
      </div>
    </ClientMessages>
  );
}
