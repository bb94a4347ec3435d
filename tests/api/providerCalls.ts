import * as imported from "@/app/api/admin/providers/import/route";
import * as invite from "@/app/api/admin/providers/[id]/invite/route";
import * as merge from "@/app/api/admin/providers/[id]/merge/route";
import * as one from "@/app/api/admin/providers/[id]/route";
import * as list from "@/app/api/admin/providers/route";
import { readCsv } from "@/lib/csv/read";
import { mappingOf } from "@/lib/features/provider/rules/heads";
import { noteTaken, partsOf } from "@/lib/features/provider/rules/parts";
import type { ImportInput, ImportResult } from "@/lib/features/provider/schema/importing";
import { envelope, params, request } from "@/tests/db";
import { queryOf } from "./adminCalls";

export const listProviders = async (query: Parameters<typeof queryOf>[0], cookie?: string) =>
  envelope(await list.GET(request(`/api/admin/providers${queryOf(query)}`, { cookie })));
export const getProvider = async (id: string, cookie?: string) =>
  envelope(await one.GET(request(`/api/admin/providers/${id}`, { cookie }), params({ id })));
export const putProvider = async (id: string, body: unknown, cookie?: string) =>
  envelope(await one.PUT(request(`/api/admin/providers/${id}`, { method: "PUT", body, cookie }), params({ id })));
export const inviteTo = async (id: string, cookie?: string) =>
  envelope(await invite.POST(request(`/api/admin/providers/${id}/invite`, { body: {}, cookie }), params({ id })));
export const mergeInto = async (id: string, body: unknown, cookie?: string) =>
  envelope(await merge.POST(request(`/api/admin/providers/${id}/merge`, { body, cookie }), params({ id })));
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
    const body = { twins: "refuse", dry: false, ...options, lines: part.lines };
    const results = part.lines.length > 0 ? await sendPart(body, cookie) : [];
    noteTaken(part, results, reading);
    all.push(...results, ...part.refused);
  }
  return all.sort((a, b) => a.line - b.line);
}

export const outcomes = (results: readonly ImportResult[]) =>
  results.map(({ line, outcome, reasons }) => [line, outcome, ...reasons.map((one) => `${one.field} ${one.message}`)]);
