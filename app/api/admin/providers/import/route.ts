import { rules } from "@/lib/access/rules";
import { importProviders } from "@/lib/features/provider/commands/importPart";
import { importInput } from "@/lib/features/provider/schema/importing";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["admin.change"],
  body: importInput,
  idempotent: true,
  run: async ({ viewer, body }) => {
    const results = await importProviders(viewer, body);
    return listOf(results, results.length);
  },
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
