import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { fileKeyOf, publicUrlOf } from "@/lib/features/upload/rules";
import { newsSelect, toNews } from "../present";
import { picturesIn } from "../rules";
import type { NewsRecord, PictureSizes } from "../schema/news";
import { newsInReach } from "./where";

const isId = (key: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key);

/** One article by its slug or id. Throws NotFound for what the viewer may not read. */
export async function getNews(viewer: Viewer, key: string, now = new Date()): Promise<NewsRecord> {
  const named = { OR: [{ slug: key }, ...(isId(key) ? [{ id: key }] : [])] };
  const row = await prisma.news.findFirst({ where: { AND: [newsInReach(viewer, now), named] }, select: newsSelect });
  if (!row) throw notFound();
  return toNews(row, now.getTime());
}

/** Width and height of the pictures that a text shows. */
export async function pictureSizes(markdown: string): Promise<PictureSizes> {
  const keys = picturesIn(markdown).flatMap((url) => fileKeyOf(url) ?? []);
  if (keys.length === 0) return {};
  const rows = await prisma.storedFile.findMany({
    where: { key: { in: keys }, state: "public" },
    select: { key: true, width: true, height: true },
  });
  const sized = rows.flatMap(({ key, width, height }) =>
    width && height ? [[publicUrlOf(key), { width, height }] as const] : [],
  );
  return Object.fromEntries(sized);
}
