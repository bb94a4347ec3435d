import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openScreen } from "@/app/[lng]/open-screen";
import { type SearchParams, searchOf } from "@/app/[lng]/adminpanel/search-params";
import { UserList } from "@/components/adminuser/user-list";
import { ClientMessages } from "@/components/layout/client-messages";
import { listUsers } from "@/lib/features/user/queries/admin/list";
import { adminUserList } from "@/lib/features/user/schema/admin";
import { singleKeysOf } from "@/lib/features/user/queries/single-keys";
import { pageQuery, readQuery } from "@/lib/http/admin-list";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminuser");
  return { title: t("title"), robots: { index: false } };
}

export default async function UsersPage({ params, searchParams }: Props) {
  const viewer = await openScreen("users", (await params).lng);
  const query = readQuery(adminUserList, await searchOf(searchParams));
  const filter = adminUserList.filterOf(query);
  const [first, keys] = await Promise.all([
    listUsers(viewer, { ...pageQuery(adminUserList, query), filter }),
    singleKeysOf(viewer),
  ]);
  return (
    <ClientMessages ns={["admin", "adminuser"]}>
      <UserList query={query} first={first} keys={keys} viewerId={viewer.id} />
    </ClientMessages>
  );
}
