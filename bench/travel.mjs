import { pick, share, townOf } from "./draw.mjs";

const perService = 20;

/** Travel services with 20 locations each; nine in ten pay. None stands on the home page: its figure stays what it was. */
const servicesSql = (count) => `insert into company (id, "companyType", name, slug, address, longitude, latitude, email)
  select uuidv7(), 'travelService', 'Rasthof ' || i, 'travel-' || i, t.place->'address_fields', t.longitude, t.latitude,
    'travel' || i || '@people.example'
  from (select i, ${townOf(21)} as town from generate_series(1, ${count}) i) d join bench_town t on t.n = d.town`;
const advertisersSql = `insert into advertiser (id, "companyId", abonnement, plan, "homeActive")
  select uuidv7(), id, (case when ${share(22)} < 0.9 then 'active' else 'cancelled' end)::"SubscriptionState", 'group', false
  from (select id, substr(slug, 8)::int as i from company where slug ~ '^travel-[0-9]+$') c`;
const locationsSql = (count) => `insert into advertiser_location (id, "companyId", title, description, address,
    longitude, latitude, category, facts, active, "createdAt")
  select uuidv7(), c.id, jsonb_build_object('de', 'Rasthof ' || i, 'en', 'Inn ' || i, 'es', 'Posada ' || i),
    jsonb_build_object('de', 'Platz für Gruppen, Parkplatz am Haus.', 'en', 'Room for groups, coach bays at the door.'),
    t.place->'address_fields', t.longitude + (${share(23)} - 0.5) * 0.1, t.latitude + (${share(24)} - 0.5) * 0.1,
    category, jsonb_build_object('coachBays', 1 + i % 9), fate < 0.95, now() - i * interval '1 second'
  from (select i, ${townOf(25)} as town, ${share(26)} as fate,
      ${pick(27, ["hotel", "restaurant", "attraction", "serviceArea", "other"])} as category
    from generate_series(1, ${count}) i) d
  join bench_town t on t.n = d.town join company c on c.slug = 'travel-' || (1 + (d.i - 1) / ${perService})`;

/** So many locations; the towns must still be there. */
export async function fillTravelServices(client, count) {
  await client.query(servicesSql(Math.ceil(count / perService)));
  await client.query(advertisersSql);
  await client.query("create index bench_slug on company (slug); analyze company");
  await client.query(locationsSql(count));
  await client.query("drop index bench_slug");
}

const textOf = ({ longitude, latitude }) => `${longitude},${latitude}`;
/** About 250 km on, where most trips go. */
const onward = ({ longitude, latitude }) => ({ longitude: longitude + 2.5, latitude: Math.min(80, latitude + 1.5) });
const place = (more) => (point) => `/?start=${textOf(point)}${more}`;
const corridor = (point) => `/?start=${textOf(point)}&end=${textOf(onward(point))}&radius=20`;

/** `activeallnear` over all locations, beside a twentieth of them: an index look-up must not follow their number. */
export function travelFigures({ near, points }) {
  const figure = (name, most, pathOf) => ({
    name,
    kind: "stroll",
    value: "p95",
    ours: { ...near.large, paths: points.map(pathOf) },
    reference: { ...near.small, paths: points.map(pathOf) },
    beside: "a twentieth of the locations",
    most,
  });
  return [
    figure("activeallnear, 50 km around a place", 10, place("&radius=50")),
    figure("activeallnear, a place, no radius (500 rows)", 2, place("")),
    figure("activeallnear, corridor of 250 km, 20 km to each side", 10, corridor),
  ];
}
