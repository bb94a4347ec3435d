import { rules } from "@/lib/access/rules";
import { createLocation } from "@/lib/features/advertiserlocation/commands/create";
import { listOwnLocations } from "@/lib/features/advertiserlocation/queries/own";
import { locationFilter, locationInput } from "@/lib/features/advertiserlocation/schema/own";
import { listOf } from "@/lib/http/envelope";
import { listQuery } from "@/lib/http/listQuery";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["location.own"],
  query: listQuery(locationFilter),
  run: async ({ viewer, query }) => {
    const { rows, total } = await listOwnLocations(viewer, query);
    return listOf(rows, total);
  },
});

export const POST = route({
  rule: rules["location.own"],
  body: locationInput,
  limit: { name: "location-create", points: 120, seconds: 60 * 60 },
  status: 201,
  run: ({ viewer, body }) => createLocation(viewer, body),
});

const refuse = methodNotAllowed(["GET", "HEAD", "POST"]);
export { refuse as DELETE, refuse as PATCH, refuse as PUT };
