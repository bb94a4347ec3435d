import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { type FieldError, validationFailed } from "@/lib/errors";
import { claimFile } from "@/lib/features/upload/commands/own-file";
import { fileKeyOf, type UploadType } from "@/lib/features/upload/rules";
import type { CompanyChange, CompanyRecord } from "../schema";

type Wanted = { path: string; url: string; type: UploadType };

function filesOf(source: Record<string, unknown>, prefix = ""): Wanted[] {
  const one = (key: "logo" | "pdf"): Wanted[] => {
    const url = source[key];
    return typeof url === "string" ? [{ path: prefix + key, url, type: key }] : [];
  };
  const images = Array.isArray(source.images) ? source.images : [];
  const pictures = images.map((url, index): Wanted => ({ path: `${prefix}images.${index}`, url, type: "image" }));
  return [...one("logo"), ...one("pdf"), ...pictures];
}

const allFiles = (source: CompanyRecord | CompanyChange) => [
  ...filesOf(source),
  ...filesOf((source.publicData ?? {}) as Record<string, unknown>, "publicData."),
];

/** What is shown comes from the company's own uploads; what already stood there may stay. */
export async function requireOwnFiles(tx: Transaction, viewer: Viewer, before: CompanyRecord, change: CompanyChange) {
  const known = new Set(allFiles(before).map(({ url, type }) => `${type} ${url}`));
  const added = allFiles(change).filter(({ url, type }) => !known.has(`${type} ${url}`));
  const errors: FieldError[] = [];
  for (const file of added) {
    const isOurs = fileKeyOf(file.url) !== null && (await claimFile(tx, viewer, before.id, file.url, file.type));
    if (!isOurs) errors.push({ path: file.path, message: "fileUnknown" });
  }
  if (errors.length > 0) throw validationFailed(errors);
}
