import { currentSpan, traced } from "./spans";

type Asked = string | { name?: string; text?: string } | null | undefined;

const verb = /^\s*(select|insert|update|delete|merge|with|begin|commit|rollback|savepoint|release|set|lock)\b/i;
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_]+)"?/i;

/** How a statement is called: by its own name, or its verb and first table. Its text may hold what somebody has typed. */
function nameOfStatement(asked: Asked) {
  const { name, text = "" } = typeof asked === "string" ? { text: asked } : (asked ?? {});
  if (name) return name;
  const does = verb.exec(text)?.[1]?.toLowerCase() ?? "statement";
  const on = table.exec(text)?.[1];
  return on ? `${does} ${on}` : does;
}

/** A statement on behalf of a call, a job or a mail; what nobody asked for makes no trace of its own. */
export function tracedStatement<T>(asked: Asked, work: () => Promise<T>): Promise<T> {
  if (!currentSpan()) return work();
  const name = nameOfStatement(asked);
  const attributes = { "db.system.name": "postgresql", "db.query.summary": name };
  return traced(name, { kind: "client", attributes }, work);
}
