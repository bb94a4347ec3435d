import { notFound } from "@/lib/errors";
import { storage } from "@/lib/storage/storage";
import { settleRow } from "./commands/settle";
import { isConfidential, maxBytes, servedType } from "./rules";

export type ServedFile = { bytes: Buffer; contentType: string; name: string };

/** A public file with its bytes, the same for every reader; one that has just arrived is checked first. Throws NotFound. */
export const servedFile = (key: string) => checkedFile(key, false);

/** A file that only the readers of its record see; the caller has asked whether the reader is one. Throws NotFound. */
export const confidentialFile = (key: string) => checkedFile(key, true);

async function checkedFile(key: string, confidential: boolean): Promise<ServedFile> {
  const row = await settleRow(key);
  if (row.state !== "public" || isConfidential(row.uploadType) !== confidential) throw notFound();
  const bytes = await (await storage()).read("public", key, maxBytes(row.uploadType));
  if (!bytes) throw notFound();
  return { bytes, contentType: servedType(key), name: row.name };
}
