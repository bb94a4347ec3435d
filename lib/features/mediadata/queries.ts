import type { Viewer } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { prisma } from "@/lib/db/prisma";
import type { Language } from "@/lib/i18n/routing";
import { toVideos } from "./present";

/** The films of a language, in the admins' order; the same for every reader. */
export function listVideos(_viewer: Viewer, language: Language) {
  return memo(`mediadata.video ${language}`, "mediadata", 60_000, async () => {
    const row = await prisma.mediaData.findUnique({
      where: { kind_language: { kind: "video", language } },
      select: { content: true },
    });
    return toVideos(row?.content);
  });
}
