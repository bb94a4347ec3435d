import { z } from "zod";
import { rules } from "@/lib/access/rules";
import { changeMediaData } from "@/lib/features/mediadata/commands/change";
import { mediaAddressOf, storedMediaData } from "@/lib/features/mediadata/queries";
import { mediaParams } from "@/lib/features/mediadata/schema";
import { expectedVersion, versioned } from "@/lib/http/entityTag";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  params: mediaParams,
  run: async ({ viewer, params }) => {
    const { kind, language } = mediaAddressOf(params);
    const { content, version } = await storedMediaData(viewer, kind, language);
    return versioned(content, version);
  },
});

export const PUT = route({
  rule: rules["admin.change"],
  params: mediaParams,
  // Which shape it must have, the kind says.
  body: z.unknown(),
  run: async ({ viewer, params, body, request }) => {
    const { content, version } = await changeMediaData(viewer, mediaAddressOf(params), body, expectedVersion(request));
    return versioned(content, version);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD", "PUT"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST };
