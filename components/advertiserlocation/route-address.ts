import * as z from "zod/mini";
import { pointOf } from "@/components/busrequest/filter-address";
import { locationCategories } from "@/lib/features/advertiserlocation/rules/facts";
import { corridorKm, corridors } from "@/lib/features/advertiserlocation/rules/route";
import { address, field, number, oneOf, text, type ValueOf } from "@/lib/http/address";

const point = z.object({ longitude: z.number(), latitude: z.number() });

/** "longitude,latitude": what the address and the form's hidden fields carry. */
export const pointText = (known: z.infer<typeof point> | null) => (known ? `${known.longitude},${known.latitude}` : "");

const end = z.codec(z.string(), z.nullable(point), {
  decode(given) {
    const { longitude, latitude } = pointOf(given) ?? {};
    return longitude === undefined || latitude === undefined ? null : { longitude, latitude };
  },
  encode: pointText,
});

/** Both ends of a route, or one place; what is near it. */
const fields = {
  from: field(end, null),
  fromText: text(120),
  to: field(end, null),
  toText: text(120),
  category: field(oneOf(locationCategories), null),
  km: number(corridors, corridorKm),
};
export type RouteQuery = ValueOf<typeof fields>;
/** Of the travel recommendations. */
export const routeAddress = address(fields);

export const recommendationsHref = (lng: string, query: Partial<RouteQuery>) =>
  `/${lng}/travelrecommendations${routeAddress.write(query)}`;
