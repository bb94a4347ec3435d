import { alternate, flood, stroll } from "./load.mjs";
import { asBrowser } from "./sides.mjs";
import { misspeltPaths, nearestPaths, radiusPaths, typedPaths, viewPaths } from "./points.mjs";

// A figure: ours, what it stands beside, and its gate. `busyWith` is asked all the while, `busyCore` keeps a core busy. `ratio` compares `value` of both
// sides; `most` bounds a ratio from above, `least` from below, `limit` ours in `unit`, `floor` the same from below. `warmUps` is how many times as long as usual both sides are warmed, `rounds` how often it is run where that is not the run's number.

/** Share of the public requests that lie before the page at 95 % depth. */
const deep = 0.95;

export const placeFigures = ({ front, points }) => [
  {
    name: "places as they are typed",
    kind: "stroll",
    value: "p95",
    ours: { ...front, paths: typedPaths(points.slice(0, 2_000)) },
    limit: 5,
  },
  {
    name: "places, misspelt",
    kind: "stroll",
    value: "p95",
    ours: { ...front, paths: misspeltPaths(points) },
    limit: 20,
  },
  {
    name: "GET /api/places?q=re",
    kind: "stroll",
    value: "p95",
    ours: { ...front, paths: ["/api/places?q=re"] },
    limit: 5,
  },
];

/** A search answers in time, and hardly later in a market of a hundred times the size. */
export function fitFigures({ fits: { large, small }, requests }) {
  const [ours, reference] = [
    { ...large, paths: requests.large },
    { ...small, paths: requests.small },
  ];
  const both = { kind: "stroll", value: "p95", ours, reference, beside: "a hundredth of them" };
  return [
    { name: "what fits one request or bus, by road", ...both, limit: 50 },
    { name: "what fits, by the size of the market", ...both, most: 3 },
  ];
}

/** A hundred drivers' weeks, a millisecond each at most, beside a hundred days. */
export const hoursFigure = ({ hours }) => ({
  name: "driving hours of a hundred weeks",
  kind: "stroll",
  value: "p95",
  ours: { ...hours, paths: ["/weeks"] },
  reference: { ...hours, paths: ["/days"] },
  beside: "a hundred days",
  limit: 100,
});

/** A bus among so many trips, beside a tenth of them; and who reads while it is searched. */
export function chainFigures({ chains }) {
  const figure = (legs, limit) => ({
    name: `chains for a bus, ${legs} legs`,
    kind: "stroll",
    value: "p95",
    ours: { ...chains, paths: [`/${legs}`] },
    reference: { ...chains, paths: [`/${legs / 10}`] },
    beside: "a tenth of the legs",
    limit,
  });
  const list = { ...chains, paths: ["/list"] };
  const besideSearch = {
    name: "a list while chains of 5,000 legs are searched in its process",
    kind: "stroll",
    value: "p95",
    ours: { ...list, busyWith: "/5000" },
    reference: list,
    beside: "the list alone",
    most: 1.2,
  };
  // What any work beside the server costs a list is not the search's: set beside a foreign process that keeps a core.
  const besideAny = {
    ...besideSearch,
    name: "the same, beside a process that counts at the search's priority",
    reference: { ...list, busyCore: true },
    beside: "the list beside that process",
  };
  return [figure(500, 300), figure(5_000, 2_000), besideSearch, besideAny];
}

/** The first page with its counts, however much lies behind it. */
export const inboxFigure = ({ inbox }) => ({
  name: "first page of an inbox of 10,000, with its counts",
  kind: "stroll",
  value: "p95",
  ours: { ...inbox, paths: ["/full"] },
  reference: { ...inbox, paths: ["/usual"] },
  beside: "an inbox of 100",
  limit: 50,
});

/** Whom the widest ring around an emergency asks, among 50,000 buses. */
export const dispatchFigure = ({ dispatch, emergencies }) => ({
  name: "a ring of 120 km among 50,000 buses",
  kind: "stroll",
  value: "p95",
  ours: { ...dispatch, paths: emergencies.map((id) => `${id}/120`) },
  reference: { ...dispatch, paths: emergencies.map((id) => `${id}/30`) },
  beside: "a ring of 30 km",
  limit: 100,
});

/** The job that tells partners of a request. */
export const matchingFigure = ({ matching, requests }) => ({
  name: "matching one request against a fifth as many companies",
  kind: "stroll",
  value: "p95",
  ours: { ...matching.large, paths: requests.large },
  reference: { ...matching.small, paths: requests.small },
  beside: "a hundredth of both",
  limit: 250,
});

/** The public list, the home page and the map. */
export function marketFigures({ front, bare, points, total }) {
  const skip = Math.floor(total * deep);
  const ours = (...paths) => ({ ...front, paths });
  const reference = (...paths) => ({ ...bare, paths });
  const nearest = reference(...nearestPaths(points, "large"));
  const first = ours("/api/busrequest?take=10");
  return [
    {
      name: "GET /api/busrequest?take=10",
      kind: "flood",
      ours: first,
      reference: reference("/list"),
      beside: "bare, same rows",
      least: 0.9,
    },
    {
      name: "anonymous home page",
      kind: "flood",
      ours: { ...ours("/en"), headers: asBrowser },
      reference: { ...reference("/en"), headers: asBrowser },
      beside: "bare, same bytes",
      least: 0.7,
    },
    {
      name: "nearest 50 within 50 km, all requests",
      kind: "stroll",
      value: "p95",
      ours: nearest,
      reference: reference(...nearestPaths(points, "small")),
      beside: "a hundredth of them",
      most: 3,
    },
    {
      name: "list of 50 within 50 km, with count",
      kind: "stroll",
      value: "p95",
      ours: ours(...radiusPaths(points)),
      reference: nearest,
      beside: "nearest 50",
    },
    {
      name: "map clusters of a view",
      kind: "stroll",
      value: "p95",
      ours: ours(...viewPaths(points)),
      reference: nearest,
      beside: "nearest 50",
      most: 10,
    },
    {
      name: "list page at 95 % depth",
      kind: "stroll",
      value: "p50",
      ours: ours(`/api/busrequest?take=10&skip=${skip}`),
      reference: first,
      beside: "first page",
      most: 1.5,
    },
  ];
}

export const measureOf = ({ kind, value }) => value ?? (kind === "flood" ? "perSecond" : "p95");

/** A figure and what else is read from its rounds, each with its own gate. */
export const readingsOf = ({ also = [], ...figure }) => [
  figure,
  ...also.map((one) => ({ ...figure, least: undefined, most: undefined, limit: undefined, floor: undefined, ...one })),
];

/** All rounds of one figure: [{ perSecond, p50, p95, p99 }] for ours and, where there is one, the reference. */
export async function measure(figure, { rounds, seconds, warmUp }) {
  const sides = [figure.ours, ...(figure.reference ? [figure.reference] : [])];
  const tool = figure.tool ?? (figure.kind === "flood" ? flood : stroll);
  const [ours, reference] = await alternate(sides, {
    rounds: figure.rounds ?? rounds,
    warmUp: warmUp * (figure.warmUps ?? 1),
    measure: (side, first) => tool({ ...side, seconds: first ?? seconds }),
  });
  return { ours, reference };
}
