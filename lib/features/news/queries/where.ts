import { isAdmin } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { literal } from "@/lib/db/like";
import { languages } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import type { NewsState } from "../rules";
import type { NewsFilter } from "../schema/news";

type Where = Prisma.NewsWhereInput;

export const published = (now: Date): Where => ({ draft: false, publishAt: { lte: now } });

/** Admins see all, everybody else what is public now. */
export const newsInReach = (viewer: Viewer, now: Date): Where => (isAdmin(viewer) ? {} : published(now));

function stateWhere(state: NewsState, now: Date): Where {
  if (state === "published") return published(now);
  return state === "planned"
    ? { draft: false, publishAt: { gt: now } }
    : { OR: [{ draft: true }, { publishAt: null }] };
}

const titleWhere = (text: string): Where => ({
  OR: languages.map((language) => ({
    title: { path: [language], string_contains: literal(text), mode: "insensitive" },
  })),
});

type Terms = NonNullable<NewsFilter["a"]>;

function termsOf(terms: Terms, now: Date): Where[] {
  const any = (list: Where[]) => (list.length > 0 ? [{ OR: list }] : []);
  return [
    ...any([terms.state ?? []].flat().map((state) => stateWhere(state, now))),
    ...any([terms.text ?? []].flat().map(titleWhere)),
  ];
}

function filterWhere({ a = {}, o = {} }: NewsFilter, now: Date): Where {
  const either = termsOf(o, now);
  return { AND: [...termsOf(a, now), ...(either.length > 0 ? [{ OR: either }] : [])] };
}

/** What of all articles the viewer may read and wants. */
export const newsWhere = (viewer: Viewer, filter: NewsFilter | undefined, now: Date): Where => ({
  AND: [newsInReach(viewer, now), filterWhere(filter ?? {}, now)],
});
