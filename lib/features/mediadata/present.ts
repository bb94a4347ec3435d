import { type Prisma, Prisma as PrismaValues } from "@/prisma/generated/client";
import {
  contents,
  type MediaContent,
  type MediaKind,
  type MediaVersion,
  mediaKinds,
  type Video,
  video,
} from "./schema";

export const mediaSelect = { content: true, version: true, updatedAt: true } satisfies Prisma.MediaDataSelect;

export const versionSelect = {
  id: true,
  kind: true,
  language: true,
  content: true,
  version: true,
  userId: true,
  createdAt: true,
} satisfies Prisma.MediaDataVersionSelect;

/** The films of a stored content; an entry that is no film is left out. */
export function toVideos(content: unknown): Video[] {
  const list = Array.isArray(content) ? content : [];
  return list.flatMap((entry) => {
    const { data } = video.safeParse(entry);
    return data ? [data] : [];
  });
}

/** A stored content as its kind has it now; undefined where it is not (or no longer) of that shape. */
export function toContent<Kind extends MediaKind>(kind: Kind, stored: unknown): MediaContent[Kind] | undefined {
  if (kind === "video") return toVideos(stored) as MediaContent[Kind];
  const { data, success } = contents[kind].safeParse(stored);
  return success ? (data as MediaContent[Kind]) : undefined;
}

/** A JSON null is a value of its own to the database, not an empty column. */
export const toColumn = (content: unknown) =>
  content === null ? PrismaValues.JsonNull : (content as Prisma.InputJsonValue);

type VersionRow = Prisma.MediaDataVersionGetPayload<{ select: typeof versionSelect }>;

/** `names`: user names by id, of those who still have an account. */
export function toVersion(row: VersionRow, names: ReadonlyMap<string, string>): MediaVersion {
  const { kind, userId, createdAt, ...rest } = row;
  const known = mediaKinds.find((one) => one === kind) ?? "mediadata";
  return { ...rest, kind: known, userName: names.get(userId) ?? null, created_at: createdAt.getTime() };
}
