import { isDeepStrictEqual } from "node:util";
import type { SignedIn } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { faultKind } from "@/lib/db/faults";
import { conflict, validationFailed } from "@/lib/errors";
import { requireOwnFile } from "@/lib/features/upload/commands/own-file";
import { languages } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { picturesIn, problemsOf } from "../rules";
import type { NewsChange, NewsRecord } from "../schema/news";

export type Settled = Pick<NewsRecord, "slug" | "title" | "summary" | "text" | "picture" | "draft" | "publishAt">;

export const nothing: Settled = {
  slug: "",
  title: { de: "", en: "", es: "" },
  summary: { de: "", en: "", es: "" },
  text: { de: "", en: "", es: "" },
  picture: null,
  draft: true,
  publishAt: null,
};

/** What may be set of a stored article. */
export function settledOf({ slug, title, summary, text, picture, draft, publishAt }: Settled): Settled {
  return { slug, title, summary, text, picture, draft, publishAt };
}

/** An article as it is to be stored; what was left out stays. Throws ValidationFailed with all that is wrong. */
export function settle(before: Settled, change: NewsChange, viewer: SignedIn, now: number): Settled {
  const { slug = before.slug, picture = before.picture, draft = before.draft } = change;
  const { publishAt = before.publishAt } = change;
  const texts = {
    title: { ...before.title, ...change.title },
    summary: { ...before.summary, ...change.summary },
    text: { ...before.text, ...change.text },
  };
  const after = { slug, picture, draft, publishAt: draft ? publishAt : (publishAt ?? now), ...texts };
  const problems = problemsOf(after, viewer.language);
  if (problems.length > 0) throw validationFailed(problems);
  return after;
}

/** Every picture of ours that is new in it must be there; the sweep leaves it alone from here on. */
export async function claimPictures(tx: Transaction, viewer: SignedIn, before: Settled, after: Settled) {
  const known = new Set([before.picture, ...Object.values(before.text).flatMap(picturesIn)]);
  const claim = async (url: string, path: string) => {
    if (!known.has(url)) await requireOwnFile(tx, viewer, null, url, "image", path);
  };
  if (after.picture) await claim(after.picture, "picture");
  for (const language of languages) {
    for (const url of picturesIn(after.text[language])) await claim(url, `text.${language}`);
  }
}

export const columnsOf = ({ publishAt, ...rest }: Settled) => ({
  ...rest,
  publishAt: publishAt === null ? null : new Date(publishAt),
});

/** The database alone knows whether an address is in use, whatever races. */
export async function orSlugTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (faultKind(error) !== "conflict") throw error;
    throw conflict([{ path: "slug", message: "alreadyTaken" }]);
  }
}

// The audit trail veils `slug` as it would a person's; the public address of an article is no secret.
const factsOf = ({ slug, ...article }: Settled) => ({ path: `/blog/${slug}`, ...article });

/** Before and after, of what differs alone; null where nothing does. */
export function differenceOf(before: Settled, after: Settled) {
  const [was, is] = [factsOf(before), factsOf(after)];
  const keys = (Object.keys(is) as (keyof typeof is)[]).filter((key) => !isDeepStrictEqual(was[key], is[key]));
  const pick = (facts: typeof is) => Object.fromEntries(keys.map((key) => [key, facts[key]])) as Prisma.InputJsonObject;
  return keys.length > 0 ? { before: pick(was), after: pick(is) } : null;
}
