/** Something changed: which record, in which version, and whom it concerns. `id` rises with each. */
export type LiveEvent = { id: number; noun: string; record: string; version: number; topics: readonly string[] };

const mark = "live";

/** An event as a word of the notice that clears the caches (lib/cache/tags): one line feeds both. */
export const tagOfEvent = ({ id, noun, record, version, topics }: LiveEvent) =>
  [mark, id, noun, record, version, topics.join(",")].join("/");

/** SQL of the same, of a row of the log. */
export const tagSql = `concat_ws('/', '${mark}', id, noun, record, version, array_to_string(topics, ','))`;

/** Null for what is the name of a cache. */
export function eventOfTag(tag: string): LiveEvent | null {
  const [first, id, noun = "", record = "", version, topics = ""] = tag.split("/");
  if (first !== mark) return null;
  return { id: Number(id), noun, record, version: Number(version), topics: topics.split(",") };
}
