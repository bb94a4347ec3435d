async function rowsOf(databaseUrl, text, values) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

/** Towns of every size, in the same order in every run; so many that none comes again while an answer is remembered. */
export const somePoints = (databaseUrl, count) =>
  rowsOf(
    databaseUrl,
    `select longitude, latitude, lower(name) as name from gazetteer
      where population >= 2000 and fcode <> 'PPLX' order by hashint8extended(id, 77) limit $1`,
    [count],
  );

const openRequests = async (databaseUrl, condition, count) => {
  const text = `select id from bus_request where state = 'active' and ${condition} and "endedAt" is null
    and "endDate" > now() order by hashint8extended(number, 77) limit $1`;
  return (await rowsOf(databaseUrl, text, [count])).map(({ id }) => `/${id}`);
};

/** Requests that partners are to be told of, in the same order in every run. */
export const someRequests = (databaseUrl, count) => openRequests(databaseUrl, "mode = 'collective'", count);

/** Emergencies that wait for a bus. */
export const someEmergencies = (databaseUrl, count) => openRequests(databaseUrl, "category = 'emergency'", count);

const filterOf = (filter) => encodeURIComponent(JSON.stringify(filter));

export const nearestPaths = (points, size) =>
  points.map(({ longitude, latitude }) => `/nearest/${size}/${longitude}/${latitude}`);

export const radiusPaths = (points) =>
  points.map((point) => {
    const { longitude, latitude } = point;
    return `/api/busrequest?take=50&filter=${filterOf({ a: { radius: { longitude, latitude, km: 50 } } })}`;
  });

/** What a reader's map shows at zoom 9 on a desktop: about two degrees by one. */
export const viewPaths = (points) =>
  points.map(({ longitude, latitude }) => {
    const box = [longitude - 1, latitude - 0.5, longitude + 1, latitude + 0.5].map((degrees) => degrees.toFixed(4));
    return `/api/busrequest/map?bbox=${box.join(",")}&zoom=9`;
  });

/** The letters of a name as they are typed, from the second to the whole. */
export const typedPaths = (points) =>
  points.flatMap(({ name }) =>
    Array.from({ length: Math.min(name.length, 8) - 1 }, (_none, i) => name.slice(0, i + 2)).map(
      (typed) => `/api/places?q=${encodeURIComponent(typed)}`,
    ),
  );

/** One letter too few in the middle. */
export const misspeltPaths = (points) =>
  points
    .filter(({ name }) => name.length > 5)
    .map(({ name }) => `/api/places?q=${encodeURIComponent(name.slice(0, 3) + name.slice(4))}`);
