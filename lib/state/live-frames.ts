/** A change somewhere, or `gap`: too much was missed to be told piece by piece. */
export type LiveNews = { id: number; noun: string; record: string } | "gap";

/** One frame of server-sent events; `id` where it moves the place to resume from. */
export function readFrame(frame: string): { id: string | null; news: LiveNews | null } {
  const fields = new Map<string, string>();
  for (const line of frame.split("\n")) {
    const at = line.indexOf(":");
    if (at > 0) fields.set(line.slice(0, at), line.slice(at + 1).trimStart());
  }
  const id = fields.get("id") ?? null;
  if (fields.get("event") === "gap") return { id, news: "gap" };
  const data = fields.get("data");
  if (data === undefined || id === null) return { id, news: null };
  const { noun, id: record } = JSON.parse(data) as { noun: string; id: string };
  return { id, news: { id: Number(id), noun, record } };
}

/** Takes text as it comes, piece by piece, and hands on whole frames. */
export function frameReader(onFrame: (frame: string) => void) {
  let rest = "";
  return (text: string) => {
    const parts = (rest + text).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) onFrame(part);
  };
}
