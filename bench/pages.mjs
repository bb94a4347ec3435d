import { asBrowser } from "./sides.mjs";

/** Anonymous pages, stored. */
const open = { home: "/en", FAQ: "/en/faq", profile: "/en/publicProfile/bench-calendar-100" };
/** Pages of a bus operator, each with its least share of a plain handler's rate (decisions 098 and 117). */
const signedIn = {
  "home with ten rows": ["/en", 0.04],
  offers: ["/en/userpanel/offers", 0.08],
  management: ["/en/userpanel/management", 0.05],
  "near requests": ["/en/userpanel/nearrequests", 0.035],
  inbox: ["/en/userpanel/inbox", 0.1],
};

/** Any address that a campaign hands out. */
const campaigns = Array.from(
  { length: 2_000 },
  (_none, i) => `/en?utm_source=letter&utm_campaign=${i}&fbclid=${i * 7}`,
);

/** Every kind of page: stored ones beside the bytes of the home page, those of who is signed in beside a plain handler of the same build. */
export function pageFigures({ front, bare, calendars, requests }) {
  const reference = { ...bare, paths: ["/en"], headers: asBrowser };
  const page = (name, paths) => ({
    name: `anonymous ${name} page`,
    kind: "flood",
    ours: { ...front, paths, headers: asBrowser },
    // As many addresses on either side: the load generator has more work with two thousand than with one.
    reference: { ...reference, paths: paths.length > 1 ? paths : reference.paths },
    beside: "bare, bytes of the home page",
    least: 0.7,
  });
  const request = `/en/request${requests.large[0]}`;
  const headers = { ...asBrowser, ...calendars.small.headers };
  const own = ([name, [path, least]]) => ({
    name: `signed in, ${name}`,
    kind: "flood",
    ours: { ...front, paths: [path], headers, connections: 8 },
    reference: { ...front, paths: ["/api/auth/csrf"], connections: 8 },
    beside: "a handler of the same build",
    // A second is a thousand answers of the handler and twenty of a page, whose code V8 then has not compiled.
    warmUps: 8,
    least,
  });
  return [
    ...Object.entries({ ...open, request }).map(([name, path]) => page(name, [path])),
    page("home with a campaign's keys", campaigns),
    ...Object.entries(signedIn).map(own),
  ];
}
