import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { readManagement, take, wishOf, writeManagement } from "@/components/busrequest/management-filter";
import { Management } from "@/components/busrequest/management-list";
import { ClientMessages } from "@/components/layout/client-messages";
import { listBusRequests } from "@/lib/features/busrequest/queries/list";
import { openScreen } from "../../open-screen";

type Search = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Search> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("busrequest.manage");
  return { title: t("title"), robots: { index: false } };
}

export default async function ManagementPage({ params, searchParams }: Props) {
  const [{ lng }, search] = await Promise.all([params, searchParams]);
  const viewer = await openScreen("management", lng);
  const filter = readManagement(search);
  const path = `/${lng}/userpanel/management`;
  const company = viewer.company?.id ?? "";
  const { rows, total } = await listBusRequests(viewer, wishOf(filter, company));
  const last = Math.max(1, Math.ceil(total / take));
  if (filter.page > last) redirect(`${path}${writeManagement({ ...filter, page: last })}`);
  return (
    <ClientMessages ns={["busrequest"]}>
      <Management {...{ rows, total, filter, path, company }} />
    </ClientMessages>
  );
}
