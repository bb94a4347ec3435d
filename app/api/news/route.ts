import { rules } from "@/lib/access/rules";
import { createNews } from "@/lib/features/news/commands/create";
import { listNews } from "@/lib/features/news/queries/list";
import { newsInput, newsQuery } from "@/lib/features/news/schema/news";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  query: newsQuery,
  run: async ({ viewer, query }) => {
    const { rows, total } = await listNews(viewer, query);
    return listOf(rows, total);
  },
});

export const POST = route({
  rule: rules["admin.change"],
  body: newsInput,
  status: 201,
  run: ({ viewer, body }) => createNews(viewer, body),
});

const refuse = methodNotAllowed(["GET", "HEAD", "POST"]);
export { refuse as DELETE, refuse as PATCH, refuse as PUT };
