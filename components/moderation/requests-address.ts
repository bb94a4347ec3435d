import { parseDay } from "@/components/form/calendar";
import { toInstant } from "@/components/form/market-time";
import { activeFilters, companyTypes, type Kind, kinds, states } from "@/lib/features/busrequest/rules";
import type { BusRequestFilter } from "@/lib/features/busrequest/schema";

const sorts = ["next", "latest"] as const;

/** The address of all requests: filter, order, page; "" is any. */
export type RequestsWish = {
  text: string;
  active: (typeof activeFilters)[number];
  kind: Kind | "";
  companyType: (typeof companyTypes)[number] | "";
  state: (typeof states)[number] | "";
  /** yyyy-mm-dd */
  after: string;
  before: string;
  sort: (typeof sorts)[number];
  page: number;
};

function oneOf<T extends string, E>(values: readonly T[], wanted: string | null, otherwise: E): T | E {
  return values.find((value) => value === wanted) ?? otherwise;
}

const dayOf = (text: string | null) => (text ? (parseDay(text) ?? "") : "");

export function readRequests(search: URLSearchParams): RequestsWish {
  const page = Number(search.get("page"));
  return {
    text: (search.get("q") ?? "").trim().slice(0, 200),
    active: oneOf(activeFilters, search.get("active"), "all"),
    kind: oneOf(kinds, search.get("kind"), ""),
    companyType: oneOf(companyTypes, search.get("from"), ""),
    state: oneOf(states, search.get("state"), ""),
    after: dayOf(search.get("after")),
    before: dayOf(search.get("before")),
    sort: oneOf(sorts, search.get("sort"), "latest"),
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

export function writeRequests(wish: RequestsWish) {
  const search = new URLSearchParams();
  const put = (key: string, value: string, usual = "") => value !== usual && search.set(key, value);
  put("q", wish.text);
  put("active", wish.active, "all");
  put("kind", wish.kind);
  put("from", wish.companyType);
  put("state", wish.state);
  put("after", wish.after);
  put("before", wish.before);
  put("sort", wish.sort, "latest");
  put("page", String(wish.page), "1");
  const written = search.toString();
  return written ? `?${written}` : "";
}

function dateTerm({ after, before }: RequestsWish) {
  if (!after && !before) return {};
  const from = after ? toInstant(after, "00:00") : undefined;
  return { date: { from, to: before ? toInstant(before, "23:59") + 59_999 : undefined } };
}

/** The filter as the list's call takes it (API.md, Lists). */
export function requestsFilter(wish: RequestsWish): BusRequestFilter {
  return {
    a: {
      active: wish.active,
      ...(wish.kind ? { category: wish.kind } : {}),
      ...(wish.companyType ? { companyType: wish.companyType } : {}),
      ...(wish.state ? { state: wish.state } : {}),
      ...(wish.text ? { address: wish.text } : {}),
      ...dateTerm(wish),
    },
  };
}
