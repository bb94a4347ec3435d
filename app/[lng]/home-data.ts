import { apiFilter, type RequestFilter, requestAddress } from "@/components/busrequest/filter-address";
import { boardSize, listKey, pinnedAtMost } from "@/components/home/live-list";
import { pageNumber } from "@/components/home/page-number";
import { partnersAPage } from "@/components/home/partners";
import type { RenderedList } from "@/components/home/use-live-list";
import type { Viewer } from "@/lib/access/viewer";
import { listHomeEntries } from "@/lib/features/advertiser/queries/home-entries";
import { turnOf } from "@/lib/features/advertiser/rules";
import { countByKind, listBusRequests } from "@/lib/features/busrequest/queries/list";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { listVideos } from "@/lib/features/mediadata/queries";
import { pageOf } from "@/lib/http/list-query";
import type { Language } from "@/lib/i18n/routing";
import { currentViewer } from "./current-viewer";
import { type SearchValues, searchOf } from "./search-params";

async function listOf(viewer: Viewer, filter: RequestFilter, page: number): Promise<RenderedList> {
  const query = { take: boardSize, skip: (page - 1) * boardSize, latest: false, filter: apiFilter(filter) };
  const pins = page === 1 && filter.kinds.includes("emergency");
  const emergencies = {
    take: pinnedAtMost,
    skip: 0,
    latest: false,
    filter: apiFilter({ ...filter, kinds: ["emergency"] }),
  };
  const [list, pinned, counts] = await Promise.all([
    listBusRequests(viewer, query),
    pins ? listBusRequests(viewer, emergencies) : { rows: [] },
    countByKind(viewer, apiFilter({ ...filter, kinds })),
  ]);
  return { key: listKey(filter, page), ...list, pinned: pinned.rows, counts, at: Date.now() };
}

/** All that the home page shows, for the filter and the pages of its address. */
export async function homeData(language: Language, params: SearchValues) {
  const viewer = await currentViewer();
  const search = searchOf(params);
  const filter = requestAddress.read(search);
  const partnersPage = pageNumber(search.get("partners"));
  const turn = turnOf(search.get("turn"), Date.now());
  const [list, partners, videos] = await Promise.all([
    listOf(viewer, filter, pageNumber(search.get("page"))),
    listHomeEntries(viewer, { language, ...pageOf(partnersPage, partnersAPage), near: filter.place, turn }),
    listVideos(viewer, language),
  ]);
  const hrefOf = (key: "partners" | "videos") => (page: number) => {
    const next = new URLSearchParams(search);
    next.set(key, String(page));
    // The pages of one turn fit together, also where another has begun.
    if (key === "partners") next.set("turn", String(turn));
    return `?${next}#${key}`;
  };
  return {
    filter,
    list,
    partners: { ...partners, page: partnersPage, href: hrefOf("partners") },
    videos: { videos, page: pageNumber(search.get("videos")), href: hrefOf("videos") },
  };
}
