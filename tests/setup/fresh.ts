import { vi } from "vitest";

// The files of a worker share its process, since loading the packages anew takes longer than most files' tests. What is
// ours begins anew with each file: its modules, its settings, what it remembers. Only the connections stay, and what they
// look at with each statement.
const connections = ["charabanc.pool", "charabanc.prisma", "charabanc.tracing"];
const store = globalThis as unknown as Record<symbol, unknown>;
// Refused calls are written down a minute later, which would be in the tests of another file.
const refused = store[Symbol.for("charabanc.audit.refused")] as { timer: NodeJS.Timeout | null } | undefined;
if (refused?.timer) clearTimeout(refused.timer);
for (const key of Object.getOwnPropertySymbols(store)) {
  const name = Symbol.keyFor(key) ?? "";
  if (name.startsWith("charabanc.") && !connections.includes(name)) delete store[key];
}
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
vi.resetModules();
