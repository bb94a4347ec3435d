import Papa from "papaparse";
import { expect } from "vitest";
import type { AdminList } from "@/lib/http/admin-list";
import { listFile } from "@/lib/features/admin/queries/list-file";
import type { Language } from "@/lib/i18n/routing";

type Listed = Pick<AdminList<never, unknown, string, string, unknown>, "labels" | "columns">;

/** A list's file as a parser that is not ours reads it, its heads turned back into the columns' keys. */
export async function rowsOfFile(list: Listed, response: Response, language: Language = "en") {
  const { columns, form } = await listFile(list, language);
  const keys = new Map(columns.map(({ head }, index) => [head, list.columns[index]?.head ?? head]));
  const text = (await response.text()).replace(/^\ufeff/, "");
  const { data, errors } = Papa.parse<Record<string, string>>(text, {
    header: true,
    delimiter: form.separator,
    skipEmptyLines: true,
    transformHeader: (head) => keys.get(head) ?? head,
  });
  expect(errors).toEqual([]);
  return data;
}
