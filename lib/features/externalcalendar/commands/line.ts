import { singleton } from "@/lib/singleton";

const lines = singleton("externalcalendar.lines", () => new Map<string, Promise<unknown>>());

/**
 * What a company's people ask for goes one after the other: each may bring 20 MB and take 20 seconds, and nobody else is to
 * wait behind fifty of theirs.
 */
export async function inLine<T>(companyId: string, work: () => Promise<T>): Promise<T> {
  const turn = (lines.get(companyId) ?? Promise.resolve()).then(work);
  const over = turn.catch(() => undefined);
  lines.set(companyId, over);
  try {
    return await turn;
  } finally {
    if (lines.get(companyId) === over) lines.delete(companyId);
  }
}
