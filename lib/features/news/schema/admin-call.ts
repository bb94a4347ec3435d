import { withTerms } from "@/lib/http/admin-list-call";
import { plainNewsList } from "./admin-list";
import { newsTerms } from "./news";

/** The list (admin-list.ts) with what its call takes. */
export const newsList = withTerms(plainNewsList, newsTerms);
export type NewsSort = (typeof newsList.sorts)[number];
