import { env } from "@/env.mjs";
import { takesFile } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { type FieldError, validationFailed } from "@/lib/errors";
import { fileKeyOf, type UploadType } from "../rules";

type Locked = { uploadType: UploadType; state: string; userId: string | null; companyId: string | null };

function decoded(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return null;
  }
}

/** Whether an address leads to our own API, however it is written; other pages of ours may be linked freely. */
function isOfOurs(url: string) {
  const target = URL.canParse(url, env.APP_URL) ? new URL(url, env.APP_URL) : null;
  if (target?.host !== new URL(env.APP_URL).host) return false;
  const pathname = decoded(target.pathname);
  return pathname === null || /^\/+(api|_next)\//.test(pathname);
}

/**
 * Whether a record may refer to this address; call it in the transaction that writes the record, and for what
 * changed only. The row stays locked until then, so that the sweep cannot take the file away in between.
 */
export async function claimFile(
  tx: Transaction,
  viewer: Viewer,
  companyId: string | null,
  url: string,
  type: UploadType,
): Promise<boolean> {
  const key = fileKeyOf(url);
  if (!key) return !isOfOurs(url);
  const [file] = await tx.$queryRaw<Locked[]>`select "uploadType"::text as "uploadType", state::text as state,
    "userId", "companyId" from stored_file where key = ${key} for update`;
  if (file?.state !== "public" || file.uploadType !== type || !takesFile(viewer, file, companyId)) return false;
  if (file.companyId === null && companyId !== null) {
    await tx.storedFile.update({ where: { key }, data: { companyId } });
  }
  return true;
}

/** The same as a demand: throws ValidationFailed with `fileUnknown` at `path`. */
export async function requireOwnFile(
  tx: Transaction,
  viewer: Viewer,
  companyId: string | null,
  url: string,
  type: UploadType,
  path: string = type,
) {
  if (await claimFile(tx, viewer, companyId, url, type)) return;
  throw validationFailed([{ path, message: "fileUnknown" }]);
}

type Pictures = { companyId: string; before: readonly string[]; images: readonly string[] | undefined };

/** Pictures come from the company's own uploads; what already stood there may stay. */
export async function requirePictures(tx: Transaction, viewer: Viewer, { companyId, before, images = [] }: Pictures) {
  const errors: FieldError[] = [];
  for (const [index, url] of images.entries()) {
    if (before.includes(url)) continue;
    const isOwn = fileKeyOf(url) !== null && (await claimFile(tx, viewer, companyId, url, "image"));
    if (!isOwn) errors.push({ path: `images.${index}`, message: "fileUnknown" });
  }
  if (errors.length > 0) throw validationFailed(errors);
}
