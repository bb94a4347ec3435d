type Fault = { code?: unknown; message?: unknown; meta?: unknown; cause?: unknown; driverAdapterError?: unknown };

type FaultKind = "unavailable" | "conflict" | "missing" | "serialization" | "full" | null;

const unavailablePrisma = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028"]);
const unavailableNode = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND"]);
const silentTimeouts =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/i;

function kindOfCode(code: string): FaultKind {
  if (unavailablePrisma.has(code) || unavailableNode.has(code)) return "unavailable";
  if (code === "ENOSPC" || code === "EDQUOT" || code === "53100") return "full";
  // 55P03: somebody else holds a lock for longer than the call may wait.
  if (/^(08|53)/.test(code) || /^57P0/.test(code) || code === "55P03") return "unavailable";
  if (code === "P2002" || code === "23505" || code === "23P01") return "conflict";
  if (code === "P2025") return "missing";
  if (code === "40001" || code === "40P01" || code === "P2034") return "serialization";
  return null;
}

/** Sorts what PostgreSQL, its driver or Prisma threw; `full` is a disk, its own or that of files; null: not the doing of either. */
export function faultKind(error: unknown, depth = 0): FaultKind {
  if (typeof error !== "object" || error === null || depth > 4) return null;
  const fault = error as Fault;
  const kind = typeof fault.code === "string" ? kindOfCode(fault.code) : null;
  if (kind) return kind;
  if (typeof fault.message === "string" && silentTimeouts.test(fault.message)) return "unavailable";
  // An exclusion constraint is no error of Prisma's own: PostgreSQL's code lies at the adapter's.
  const inner = [fault.cause, fault.meta, fault.driverAdapterError];
  return inner.map((one) => faultKind(one, depth + 1)).find(Boolean) ?? null;
}
