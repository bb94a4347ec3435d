import { z } from "zod";
import type { Column } from "@/lib/csv/csv";
import { csvFormOf } from "@/lib/csv/form";
import type { AdminList } from "@/lib/http/admin-list";
import { loadMessages } from "@/lib/i18n/messages";
import { isNamespace } from "@/lib/i18n/namespaces";
import type { Language } from "@/lib/i18n/routing";

type Listed<Row> = Pick<AdminList<Row, unknown, string, string, unknown>, "labels" | "columns">;
const branch = z.record(z.string(), z.unknown());

const namespaceOf = (key: string) => key.split(".", 1).filter(isNamespace);

/** The message of a key that a declaration names as text; undefined where there is none. */
function messageAt(messages: Record<string, unknown>, key: string) {
  const found = key.split(".").reduce<unknown>((part, name) => branch.safeParse(part).data?.[name], messages);
  return typeof found === "string" ? found : undefined;
}

/** Columns of a list's file with heads and words of a language, and how that language's spreadsheets want it written. */
export async function listFile<Row>({ labels, columns }: Listed<Row>, language: Language) {
  const labelOf = ({ head, label, fileLabel }: (typeof columns)[number]) => fileLabel ?? label ?? `${labels}.${head}`;
  const keys = columns.flatMap((column) => [labelOf(column), column.values ?? []].flat());
  const messages = await loadMessages(language, [...new Set(["admin" as const, ...keys.flatMap(namespaceOf)])]);
  const words = (key: string) => messageAt(messages, key);
  const file = columns.map((column): Column<Row> => {
    const { of, kind, values } = column;
    const wordOf = (code: string) => (values && words(`${values}.${code}`)) || code;
    return { head: words(labelOf(column)) ?? column.head, of, kind, wordOf };
  });
  const [yes = "true", no = "false"] = ["yes", "no"].map((word) => words(`admin.csv.${word}`));
  return { columns: file, form: csvFormOf(language, { yes, no }) };
}
