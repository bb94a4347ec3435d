import type { UploadType } from "@/lib/features/upload/rules";
import type { Language } from "@/lib/i18n/routing";
import type { MediaContent, MediaKind } from "./schema";

type File = { url: string; type: UploadType; path: string };

/** The files of ours that a content refers to, and where they stand in it. */
export function filesOf<Kind extends MediaKind>(kind: Kind, content: MediaContent[Kind]): File[] {
  if (kind === "manual" || kind === "flyer") {
    const file = content as MediaContent["manual"];
    return file ? [{ url: file.url, type: kind, path: "url" }] : [];
  }
  if (kind !== "video") return [];
  return (content as MediaContent["video"]).flatMap(({ poster }, index) =>
    poster ? [{ url: poster, type: "poster" as const, path: `${index}.poster` }] : [],
  );
}

/** Nothing was stored, the PDF was taken away, or the list is empty: a page looks in another language. */
export function isFilled(content: unknown) {
  return Array.isArray(content) ? content.length > 0 : content !== null && content !== undefined;
}

export type Completeness = Record<MediaKind, Record<Language, boolean>>;
