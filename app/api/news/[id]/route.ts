import { rules } from "@/lib/access/rules";
import { changeNews } from "@/lib/features/news/commands/change";
import { deleteNews } from "@/lib/features/news/commands/delete";
import { getNews } from "@/lib/features/news/queries/article";
import { newsChange, newsKey, newsParams } from "@/lib/features/news/schema/news";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  params: newsKey,
  run: ({ viewer, params }) => getNews(viewer, params.id),
});

export const PUT = route({
  rule: rules["admin.change"],
  params: newsParams,
  body: newsChange,
  run: ({ viewer, params, body }) => changeNews(viewer, params.id, body),
});

export const DELETE = route({
  rule: rules["admin.change"],
  params: newsParams,
  run: ({ viewer, params }) => deleteNews(viewer, params.id),
});

const refuse = methodNotAllowed(["GET", "HEAD", "PUT", "DELETE"]);
export { refuse as PATCH, refuse as POST };
