import type { Viewer, Admin } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { languageOrder } from "@/lib/i18n/fallback";
import { type Language, languages } from "@/lib/i18n/routing";
import { mediaSelect, toContent, toVersion, toVideos, versionSelect } from "./present";
import { type Completeness, isFilled } from "./rules";
import { type MediaAddress, type MediaContent, type MediaKind, mediaAddress, mediaKinds } from "./schema";

const minute = 60_000;

/** The kind and language of an address. Throws NotFound for any other. */
export function mediaAddressOf(params: { kind: string; language: string }): MediaAddress {
  const { data } = mediaAddress.safeParse(params);
  if (!data) throw notFound();
  return data;
}

/** What is stored for exactly this kind and language, the same for every reader; version 0 where there is nothing. */
export async function storedMediaData<Kind extends MediaKind>(_viewer: Viewer, kind: Kind, language: Language) {
  const where = { kind_language: { kind, language } };
  const row = await prisma.mediaData.findUnique({ where, select: mediaSelect });
  return { content: row ? toContent(kind, row.content) : undefined, version: row?.version ?? 0 };
}

function remembered<Kind extends MediaKind>(viewer: Viewer, kind: Kind, language: Language) {
  return memo(`mediadata ${kind} ${language}`, "mediadata", minute, async () => {
    const { content } = await storedMediaData(viewer, kind, language);
    return content ?? null;
  });
}

/** The content in the reader's language, else in another one that has it; null where no language has. */
export async function getMediaData<Kind extends MediaKind>(viewer: Viewer, kind: Kind, language: Language) {
  for (const one of languageOrder(language)) {
    const content = await remembered(viewer, kind, one);
    if (isFilled(content)) return { content: content as NonNullable<MediaContent[Kind]>, language: one };
  }
  return null;
}

/** The films of a language, in the admins' order; the same for every reader. */
export async function listVideos(viewer: Viewer, language: Language) {
  return (await remembered(viewer, "video", language)) ?? toVideos(null);
}

/** Which kinds are filled in which languages. */
export async function mediaCompleteness(_viewer: Admin): Promise<Completeness> {
  const rows = await prisma.mediaData.findMany({ select: { kind: true, language: true, content: true } });
  const has = (kind: MediaKind, language: Language) => {
    const row = rows.find((one) => one.kind === kind && one.language === language);
    return row !== undefined && isFilled(toContent(kind, row.content));
  };
  const filled = (kind: MediaKind) => Object.fromEntries(languages.map((language) => [language, has(kind, language)]));
  return Object.fromEntries(mediaKinds.map((kind) => [kind, filled(kind)])) as Completeness;
}

async function namesOf(ids: readonly string[]) {
  const known = await prisma.user.findMany({ where: { id: { in: [...ids] } }, select: { id: true, userName: true } });
  return new Map(known.map(({ id, userName }) => [id, userName]));
}

type Page = { take: number; skip: number };

/** What a kind and language held before, newest first. */
export async function listMediaHistory(_viewer: Admin, { kind, language }: MediaAddress, { take, skip }: Page) {
  const where = { kind, language };
  const order = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  const [rows, total] = await Promise.all([
    prisma.mediaDataVersion.findMany({ where, select: versionSelect, orderBy: order, take, skip }),
    prisma.mediaDataVersion.count({ where }),
  ]);
  const names = await namesOf(rows.map(({ userId }) => userId));
  return { rows: rows.map((row) => toVersion(row, names)), total };
}
