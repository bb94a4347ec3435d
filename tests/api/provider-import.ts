import * as imported from "@/app/api/admin/providers/import/route";
import { readCsv } from "@/lib/csv/read";
import { prisma } from "@/lib/db/prisma";
import { mappingOf } from "@/lib/features/provider/rules/heads";
import { noteTaken, partsOf } from "@/lib/features/provider/rules/parts";
import type { ImportInput, ImportResult } from "@/lib/features/provider/schema/importing";
import { envelope, request } from "@/tests/db";
import { person } from "@/tests/people";

export const admin = async () => (await person(null, "admin")).cookie;
export const utf8 = (text: string) => new TextEncoder().encode(text);
export const windows = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
export const head = "Firma;Typ;E-Mail;Straße;PLZ;Ort;Land;Beschreibung";
export const passive = () => prisma.company.findMany({ where: { registered: false }, orderBy: { id: "asc" } });

export const importPart = async (body: unknown, cookie?: string, key?: string) => {
  const headers = key ? { "idempotency-key": key } : undefined;
  return envelope(await imported.POST(request("/api/admin/providers/import", { body, cookie, headers })));
};

type Options = Partial<Omit<ImportInput, "lines">>;

async function sendPart(body: unknown, cookie: string): Promise<ImportResult[]> {
  const { status, entity } = await importPart(body, cookie);
  if (status !== 200) throw new Error(`part refused: ${status} ${JSON.stringify(entity)}`);
  return entity;
}

/** A file as the dialog sends it: read, mapped by its heads, part by part. */
export async function importFile(bytes: Uint8Array, cookie: string, options: Options = {}) {
  const file = await readCsv(bytes);
  const { usualCountry } = options;
  const reading = { head: file.head, mapping: mappingOf(file.head), usualCountry, taken: new Set<string>() };
  const all: ImportResult[] = [];
  for (const part of partsOf(file.lines, reading)) {
    const body = { duplicates: "refuse", dry: false, ...options, lines: part.lines };
    const results = part.lines.length > 0 ? await sendPart(body, cookie) : [];
    noteTaken(part, results, reading);
    all.push(...results, ...part.refused);
  }
  return all.sort((a, b) => a.line - b.line);
}

export const outcomes = (results: readonly ImportResult[]) =>
  results.map(({ line, outcome, reasons }) => [line, outcome, ...reasons.map((one) => `${one.field} ${one.message}`)]);
