import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ComponentType } from "react";
import type { ListData, ListStart } from "@/components/admin/types";
import { ClientMessages } from "@/components/layout/client-messages";
import type { Admin } from "@/lib/access/viewer";
import { singleKeysOf } from "@/lib/features/user/queries/single-keys";
import type { AdminList, PageQuery } from "@/lib/http/admin-list";
import type { Namespace } from "@/lib/i18n/namespaces";
import { orMissing } from "../missing";
import { openScreen, screenMetadata } from "../open-screen";
import type { SearchParams } from "../search-params";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

type Parts<Row, Filter, Sort extends string, Given> = {
  /** Messages that the page needs besides those of every list. */
  ns: readonly Namespace[];
  read: (viewer: Admin, query: PageQuery<Filter, Sort>) => Promise<ListData<Row>>;
  View: ComponentType<Given>;
} & Needed<Omit<Given, keyof ListStart<Row>>>;
/** What else the view takes; not asked for where it takes no more. */
type Needed<More> = Record<never, never> extends More ? { more?: Reader<More> } : { more: Reader<More> };
type Reader<More> = (viewer: Admin, lng: string) => More | Promise<More>;

/** The page of an admin list: the rows of its address come with it, the others by the list's call. */
export function adminListPage<Row, Filter, Sort extends string, Given extends ListStart<Row>>(
  list: AdminList<Row, Filter, Sort, string, unknown>,
  { ns, read, View, more }: Parts<Row, Filter, Sort, Given>,
) {
  const generateMetadata = screenMetadata(list.screen, async (): Promise<Metadata> => {
    const t = await getTranslations();
    return { title: t(`${list.words}.title` as never), robots: { index: false } };
  });
  const Page = orMissing(async function Page({ params, searchParams }: Props) {
    const { lng } = await params;
    const viewer = await openScreen(list.screen, lng);
    const query = list.read(await searchParams);
    const [first, keys, others] = await Promise.all([
      read(viewer, list.queryOf(query)),
      singleKeysOf(viewer),
      more?.(viewer, lng),
    ]);
    return (
      <ClientMessages ns={["admin", ...ns]}>
        <View {...({ ...others, query, first, keys } as Given)} />
      </ClientMessages>
    );
  });
  return { generateMetadata, Page };
}
