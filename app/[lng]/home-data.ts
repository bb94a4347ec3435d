import { redirect } from "next/navigation";
import { apiFilter } from "@/components/busrequest/api-filter";
import { type RequestFilter, requestAddress } from "@/components/busrequest/filter-address";
import { boardPlan, boardSize, emergenciesAtMost, listKey, mixed } from "@/components/home/live-list";
import { boardPage, pageNumber } from "@/components/home/page-number";
import { partnersAPage } from "@/components/home/partners";
import type { RenderedList } from "@/components/home/live-list";
import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { listHomeEntries } from "@/lib/features/advertiser/queries/home-entries";
import { turnOf } from "@/lib/features/advertiser/rules";
import { countByKind, someBusRequests } from "@/lib/features/busrequest/queries/list";
import { asLine } from "@/lib/features/busrequest/rules/line";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { companyNames } from "@/lib/features/company/queries/names";
import { listVideos } from "@/lib/features/mediadata/queries";
import { pageOf } from "@/lib/http/list-query";
import type { Language } from "@/lib/i18n/routing";
import { currentViewer } from "./current-viewer";
import { type SearchValues, searchOf } from "./search-params";
import { resolvedFilter } from "./typed-filter";

const minute = 60_000;

async function rowsOf(lng: Language, viewer: Viewer, filter: RequestFilter, page: number | null) {
  const { listed, mixes } = boardPlan(filter, page, !isSignedIn(viewer));
  const some = async (kinds: RequestFilter["kinds"], skip: number) => {
    const query = { take: boardSize, skip, latest: false, filter: apiFilter({ ...filter, kinds }) };
    return (await someBusRequests(viewer, query)).map((row) => asLine(row, lng));
  };
  if (!mixes) return some(listed, ((page ?? 1) - 1) * boardSize);
  // One after the other: the page reads much beside them, and a pool has few connections.
  const byKind = [];
  for (const kind of listed) byKind.push(await some([kind], 0));
  return mixed(byKind);
}

async function listOf(
  lng: Language,
  viewer: Viewer,
  filter: RequestFilter,
  page: number | null,
): Promise<RenderedList> {
  const visitor = !isSignedIn(viewer);
  const emergencies = {
    take: emergenciesAtMost,
    skip: 0,
    latest: false,
    filter: apiFilter({ ...filter, kinds: ["emergency"] }),
  };
  const [rows, pinned, counts] = await Promise.all([
    rowsOf(lng, viewer, filter, page),
    boardPlan(filter, page, visitor).pins ? someBusRequests(viewer, emergencies) : [],
    countByKind(viewer, apiFilter({ ...filter, kinds })),
  ]);
  return {
    key: listKey(filter, page),
    rows,
    emergencies: pinned.map((row) => asLine(row, lng)),
    counts,
    // As it is told: a page that nothing else has changed is the same page, which its readers have already.
    at: Math.floor(Date.now() / minute) * minute,
    visitor,
  };
}

/** All that the home page shows, for the filter and the pages of its address. */
export async function homeData(language: Language, params: SearchValues) {
  const viewer = await currentViewer();
  const search = searchOf(params);
  const filter = requestAddress.read(search);
  const partnersPage = pageNumber(search.get("partners"));
  const turn = turnOf(search.get("turn"), Date.now());
  const resolved = await resolvedFilter(filter, viewer);
  if (resolved) redirect(`/${language}${requestAddress.write(resolved)}#requests`);
  const [list, companies, partners, videos] = await Promise.all([
    listOf(language, viewer, filter, boardPage(search.get("page"))),
    companyNames(viewer, filter.companies),
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
    companies,
    partners: { ...partners, page: partnersPage, href: hrefOf("partners") },
    videos: { videos, page: pageNumber(search.get("videos")), href: hrefOf("videos") },
  };
}
