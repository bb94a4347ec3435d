import type { Prisma } from "@/prisma/generated/client";

export type MediaDataData = Prisma.MediaDataUncheckedCreateInput;

/** A film list with one film, unless told otherwise. */
export function mediaDataData(overrides: Partial<MediaDataData> = {}): MediaDataData {
  const film = { title: "Muster", poster: "/videos/request.svg", address: "https://videos.charabanc.example/muster" };
  return { kind: "video", language: "de", content: [film], ...overrides };
}
