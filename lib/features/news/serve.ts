import { bind } from "@/lib/http/serve";
import { newsCalls } from "./calls";
import { changeNews } from "./commands/change";
import { createNews } from "./commands/create";
import { deleteNews } from "./commands/delete";
import { listAllNews } from "./queries/admin";
import { getNews } from "./queries/article";
import { listNews } from "./queries/list";

export const newsRoutes = bind(newsCalls, {
  list: ({ viewer, query }) => listNews(viewer, query),
  create: ({ viewer, body }) => createNews(viewer, body),
  listAll: ({ viewer, query }) => listAllNews(viewer, query),
  get: ({ viewer, params }) => getNews(viewer, params.id),
  change: ({ viewer, params, body }) => changeNews(viewer, params.id, body),
  remove: ({ viewer, params }) => deleteNews(viewer, params.id),
});
