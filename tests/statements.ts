import pg from "pg";

type Asked = { text: string; sideBySide: boolean };

const textOf = (given: unknown) =>
  typeof given === "string" ? given : String((given as { text?: string } | null)?.text ?? "");

/** The statements that `work` sends, and whether one was sent while another of its connection was under way. */
export async function statementsOf(work: () => Promise<unknown>) {
  const asked: Asked[] = [];
  const own = pg.Client.prototype.query;
  const busy = new WeakMap<object, number>();
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const under = busy.get(this) ?? 0;
    asked.push({ text: textOf(given[0]), sideBySide: under > 0 });
    busy.set(this, under + 1);
    const answer = (own as (...all: unknown[]) => unknown).apply(this, given);
    const over = () => busy.set(this, (busy.get(this) ?? 1) - 1);
    if (answer instanceof Promise) answer.then(over, over);
    else over();
    return answer;
  } as typeof own;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = own;
  }
  return asked;
}
