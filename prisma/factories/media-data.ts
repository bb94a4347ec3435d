import type { Prisma } from "@/prisma/generated/client";

export type MediaDataData = Prisma.MediaDataUncheckedCreateInput;

/** A film list with one film, unless told otherwise. */
export function mediaDataData(overrides: Partial<MediaDataData> = {}): MediaDataData {
  const film = { title: "Muster", poster: "/films/request/de.webp", address: "/films/request/de.webm" };
  return { kind: "video", language: "de", content: [film], ...overrides };
}
