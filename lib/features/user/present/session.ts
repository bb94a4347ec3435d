import { deviceOf } from "../rules/device";
import type { SessionRecord } from "../schema/user";

type SessionRow = { id: string; userAgent: string | null; createdAt: Date; lastSeenAt: Date; network: string | null };

/** A session without what could open it; `sid` names the reader's own. */
export function presentSession(
  { id, userAgent, createdAt, lastSeenAt, network }: SessionRow,
  sid: string,
): SessionRecord {
  const seen = { created_at: createdAt.getTime(), lastSeenAt: lastSeenAt.getTime() };
  return { id, ...deviceOf(userAgent), ...seen, network, current: id === sid };
}
