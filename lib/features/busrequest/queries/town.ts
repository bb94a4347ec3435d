const field = (place: string, name: string) => `coalesce(${place} #>> '{address_fields,${name}}', '')`;

/** SQL of a place as everybody may know it: its town, and where that is to about a kilometre. */
export function townSql(place: string, longitude: string, latitude: string) {
  // Of the ids only those of our own gazetteer name a town; any other may name a house.
  const id = `case when ${place}->>'placeId' ~ '^geo:[0-9]+$' then ${place}->>'placeId' else 'town' end`;
  const kept = ["city", "country", "countryISO3166Code"].map((name) => `'${name}', ${field(place, name)}`);
  return `json_build_object('address', ${townNameSql(place)}, 'placeId', ${id},
    'address_fields', json_build_object('street', '', 'number', '', 'postal_code', '', ${kept.join(", ")}),
    'location', json_build_object('longitude', ${longitude}, 'latitude', ${latitude}))`;
}

/** SQL: "Regensburg, Deutschland". */
const townNameSql = (place: string) =>
  `concat_ws(', ', nullif(${field(place, "city")}, ''), nullif(${field(place, "country")}, ''))`;
