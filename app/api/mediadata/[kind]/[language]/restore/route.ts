import { rules } from "@/lib/access/rules";
import { restoreMediaData } from "@/lib/features/mediadata/commands/restore";
import { mediaAddressOf } from "@/lib/features/mediadata/queries";
import { mediaParams, restoreInput } from "@/lib/features/mediadata/schema";
import { expectedVersion, versioned } from "@/lib/http/entityTag";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["admin.change"],
  params: mediaParams,
  body: restoreInput,
  run: async ({ viewer, params, body, request }) => {
    const address = mediaAddressOf(params);
    const { content, version } = await restoreMediaData(viewer, address, body.id, expectedVersion(request));
    return versioned(content, version);
  },
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
