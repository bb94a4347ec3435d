import { asBrowser } from "./sides.mjs";

const filtered = (terms) => `filter=${encodeURIComponent(JSON.stringify({ a: terms }))}`;
/** Numbers that hardly any request names, so that an answer has to look through all of them; each is asked once. */
const rare = Array.from({ length: 380 }, (_, i) => filtered({ passengers: 121 + i }));

/** What is narrowed to little among much, and pages that are asked for the first time: no answer is kept, and none may take long. */
export function narrowedFigures({ front, admin, calendars, requests }) {
  const asked = (name, limit, paths, headers = {}) => ({
    name,
    kind: "stroll",
    value: "p95",
    ours: { ...front, paths, headers },
    limit,
  });
  const own = { ...asBrowser, ...calendars.small.headers };
  const byAdmin = (name, terms, limit = 500) =>
    asked(`admin list, requests ${name}`, limit, [`/api/admin/requests?take=10&${filtered(terms)}`], admin.headers);
  return [
    asked(
      "list narrowed to few, each for the first time",
      300,
      rare.map((filter) => `/api/busrequest?take=10&${filter}`),
    ),
    asked(
      "map of Europe narrowed to few, each for the first time",
      300,
      rare.map((filter) => `/api/busrequest/map?bbox=-20,30,60,75&zoom=3&${filter}`),
    ),
    byAdmin("of a kind of author that few are", { companyType: "travelService" }),
    byAdmin("of days that none touches", { day: { from: "2035-01-01", to: "2035-01-31" } }),
    byAdmin("by a company's name", { companyName: "partner 4711" }, 100),
    asked("list of what a company manages", 100, ["/en/userpanel/management?view=list"], own),
    asked(
      "requests' pages, each for the first time",
      100,
      requests.large.slice(0, 400).map((path) => `/en/request${path}`),
      asBrowser,
    ),
  ];
}
