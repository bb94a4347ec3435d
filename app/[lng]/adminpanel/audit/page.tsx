import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openScreen } from "@/app/[lng]/open-screen";
import { type SearchParams, searchOf } from "@/app/[lng]/adminpanel/search-params";
import { AuditList } from "@/components/audit/audit-list";
import { ClientMessages } from "@/components/layout/client-messages";
import { listAudit } from "@/lib/features/audit/queries";
import { auditList } from "@/lib/features/audit/schema";
import { singleKeysOf } from "@/lib/features/user/queries/single-keys";
import { pageQuery, readQuery } from "@/lib/http/admin-list";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("audit");
  return { title: t("title"), robots: { index: false } };
}

export default async function AuditPage({ params, searchParams }: Props) {
  const viewer = await openScreen("audit", (await params).lng);
  const query = readQuery(auditList, await searchOf(searchParams));
  const filter = auditList.filterOf(query);
  const [first, keys] = await Promise.all([
    listAudit(viewer, { ...pageQuery(auditList, query), filter }),
    singleKeysOf(viewer),
  ]);
  return (
    <ClientMessages ns={["admin", "audit"]}>
      <AuditList query={query} first={first} keys={keys} />
    </ClientMessages>
  );
}
