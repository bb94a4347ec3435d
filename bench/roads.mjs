import { connect } from "./database.mjs";
import { signIn, signInOwners } from "./session.mjs";

/** Towns of which the next one is a usual trip away: within some 600 km. */
function pairsOf(points) {
  const near = (a, b) => Math.abs(a.longitude - b.longitude) < 8 && Math.abs(a.latitude - b.latitude) < 5;
  const pairs = points.slice(1).map((to, at) => [points[at], to]);
  return pairs.filter(([from, to]) => near(from, to)).slice(0, 2_000);
}

/** Ways by the bundled main roads, beside their great circles and beside one way. */
export function roadFigures({ roads, points }) {
  const pairs = pairsOf(points);
  const side = (kind) => {
    const paths = pairs.map(([a, b]) => `/${kind}/${a.longitude},${a.latitude}/${b.longitude},${b.latitude}`);
    return { ...roads, paths };
  };
  return [
    figure("a way by the main roads", 5, side("way"), side("crow"), "its great circle"),
    figure("a table of 50 × 2 ways", 20, side("table"), side("way"), "one way"),
  ];
}

const payingSql = `select u."userName" as name from advertiser a join user_account u on u."companyId" = a."companyId"
  where a.abonnement = 'active' and u.owner order by u."userName" limit 1`;

/** Owners of companies that look at the list: one that drives, and one whose locations routes pass. */
export async function openReaders(databaseUrl) {
  const client = await connect(databaseUrl);
  const [driver] = await signInOwners(client, "driver", 1);
  const { rows: paying } = await client.query(payingSql);
  const hotel = await signIn(client, paying[0].name);
  await client.end();
  return { driver, hotel };
}

/** The order by fits beside that by date, and this one by itself; the page as others than the bench's own company see it. */
export function nearFigures({ front, points, calendars, readers }) {
  const { headers, company } = calendars.small;
  const near = (sort) => {
    const around = ({ longitude, latitude }) => JSON.stringify({ a: { radius: { longitude, latitude, km: 100 } } });
    const paths = points.slice(0, 500).map((point) => {
      return `/api/busrequest/filter/company/${company}?sort=${sort}&filter=${encodeURIComponent(around(point))}`;
    });
    return { ...front, headers, paths };
  };
  return [
    figure("near requests, what fits best first", 150, near("fits"), near("date"), "by date"),
    figure("near requests, a page of ten by date", 40, near("date")),
    ...Object.entries(readers).map(([name, headers]) =>
      figure(`near requests, the page of a ${name}`, undefined, {
        ...front,
        headers,
        paths: ["/de/userpanel/nearrequests"],
      }),
    ),
  ];
}

const figure = (name, limit, ours, reference, beside) => {
  return { name, kind: "stroll", value: "p95", ours, reference, beside, limit };
};
