import { type Video, video } from "./schema";

/** The films of a stored content; an entry that is no film is left out. */
export function toVideos(content: unknown): Video[] {
  const list = Array.isArray(content) ? content : [];
  return list.flatMap((entry) => {
    const { data } = video.safeParse(entry);
    return data ? [data] : [];
  });
}
