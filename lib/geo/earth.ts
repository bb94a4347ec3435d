// One Earth for all: earthdistance's radius, which the generated columns and their indexes carry in this spelling.
export const earthMetres = 6_378_168;
export const earthKm = 6378.168;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies (haversine); degrees. */
export function greatCircleKm(
  a: { lat: number; lon: number },
  b: { lat: number; lon: number },
  radius: number = earthKm,
) {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lon = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const h = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lon;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Where a point lies in space, in km: the straight line between two is shorter than any way on the ground. */
export function inSpace({ lat, lon }: { lat: number; lon: number }): [x: number, y: number, z: number] {
  const [north, east] = [radians(lat), radians(lon)];
  const out = earthKm * Math.cos(north);
  return [out * Math.cos(east), out * Math.sin(east), earthKm * Math.sin(north)];
}

/** The straight chord, on an Earth of radius 1, of a distance along the ground. */
export const unitChord = (km: number) => 2 * Math.sin(Math.min(km / earthKm, Math.PI) / 2);

/** The same in metres. */
export function chordOf(km: number) {
  return 2 * earthMetres * Math.sin(Math.min(km * 1000, Math.PI * earthMetres) / (2 * earthMetres));
}

/** SQL: chord in metres of an expression in km. */
export const chordSql = (km: string) => `2 * ${earthMetres} * sin((${km})::float8 * 1000 / (2 * ${earthMetres}))`;

/** SQL: km along the ground of a chord in metres. */
export const kmOfChord = (chord: string) => `${2 * earthMetres} * asin(${chord} / ${2 * earthMetres}) / 1000`;

/** SQL: the point as the generated columns write it. */
export const lonLatSql = (longitude: string, latitude: string) =>
  `cube(array[${earthMetres} * cos(radians(${latitude})) * cos(radians(${longitude})),
    ${earthMetres} * cos(radians(${latitude})) * sin(radians(${longitude})), ${earthMetres} * sin(radians(${latitude}))])`;
