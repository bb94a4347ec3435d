import { rules } from "@/lib/access/rules";
import { changeLocation } from "@/lib/features/advertiserlocation/commands/change";
import { deleteLocation } from "@/lib/features/advertiserlocation/commands/delete";
import { locationChange, locationParams } from "@/lib/features/advertiserlocation/schema/own";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const PUT = route({
  rule: rules["location.own"],
  params: locationParams,
  body: locationChange,
  run: ({ viewer, params, body }) => changeLocation(viewer, params.id, body),
});

export const DELETE = route({
  rule: rules["location.own"],
  params: locationParams,
  run: ({ viewer, params }) => deleteLocation(viewer, params.id),
});

const refuse = methodNotAllowed(["PUT", "DELETE"]);
export { refuse as GET, refuse as PATCH, refuse as POST };
