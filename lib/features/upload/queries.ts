import { notFound } from "@/lib/errors";
import { storage } from "@/lib/storage/storage";
import { settleRow } from "./commands/settle";
import { maxBytes, servedType } from "./rules";

export type ServedFile = { bytes: Buffer; contentType: string; name: string };

/** A public file with its bytes, the same for every reader; one that has just arrived is checked first. Throws NotFound. */
export async function servedFile(key: string): Promise<ServedFile> {
  const row = await settleRow(key);
  if (row.state !== "public") throw notFound();
  const bytes = await (await storage()).read("public", key, maxBytes(row.uploadType));
  if (!bytes) throw notFound();
  return { bytes, contentType: servedType(key), name: row.name };
}
