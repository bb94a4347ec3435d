import { memo } from "@/lib/cache/memo";
import { indexableProfiles, indexableStarts } from "@/lib/features/company/queries/indexable";
import { indexableNews, indexableNewsStarts } from "@/lib/features/news/queries/indexable";
import { type Entry, fixedPages, partSize, readPart } from "./rules";

type Section = {
  /** One key a part; it says where the part begins. */
  starts: (size: number) => Promise<readonly string[]>;
  entries: (from: string, before: string | null) => Promise<readonly Entry[]>;
};

const hour = 3_600_000;

/** What search engines are told of, one section a noun. */
const sections: Record<string, Section> = {
  pages: { starts: async () => [""], entries: async () => fixedPages.map((path) => ({ path })) },
  profiles: {
    starts: (size) => memo(`sitemap.profiles ${size}`, "company", hour, () => indexableStarts(size)),
    entries: async (from, before) => {
      const rows = await indexableProfiles(from, before);
      return rows.map(({ slug, changed }) => ({ path: `/publicProfile/${slug}`, changed }));
    },
  },
  news: {
    starts: (size) => memo(`sitemap.news ${size}`, "news", hour, () => indexableNewsStarts(size)),
    entries: async (from, before) => {
      const articles = await indexableNews(from, before);
      return articles.map(({ slug, updated_at, languages }) => {
        return { path: `/blog/${slug}`, changed: new Date(updated_at), languages };
      });
    },
  },
};

/** File names of all parts; `size` records go into one. */
export async function sitemapParts(size = partSize): Promise<string[]> {
  const lists = await Promise.all(
    Object.entries(sections).map(async ([name, { starts }]) => {
      const found = await starts(size);
      return found.map((_start, index) => `${name}-${index}.xml`);
    }),
  );
  return lists.flat();
}

/** Entries of one part by its file name; null where there is no such part. */
export async function sitemapPart(file: string, size = partSize): Promise<readonly Entry[] | null> {
  const part = readPart(file);
  const section = part && Object.hasOwn(sections, part.section) ? sections[part.section] : undefined;
  if (!part || !section) return null;
  const starts = await section.starts(size);
  const from = starts[part.index];
  return from === undefined ? null : section.entries(from, starts[part.index + 1] ?? null);
}
