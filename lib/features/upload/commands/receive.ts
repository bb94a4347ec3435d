import { prisma } from "@/lib/db/prisma";
import { conflict, forbidden, notFound, validationFailed } from "@/lib/errors";
import { isSigned } from "@/lib/storage/signature";
import { storage } from "@/lib/storage/storage";
import { isFileKey, maxBytes } from "../rules";
import type { FileRecord, PutQuery } from "../schema";
import { refuseFile, settleFile } from "./settle";

type Sent = {
  key: string;
  query: PutQuery;
  contentType: string;
  /** As the sender announced it; null where it did not. */
  length: number | null;
  body: ReadableStream<Uint8Array> | null;
};

function requireSigned({ key, query, contentType, length }: Sent) {
  const { expires, size, signature } = query;
  if (!isFileKey(key) || !isSigned({ key, contentType, size, expires }, signature)) throw forbidden();
  if (size !== undefined && length !== null && size !== length) throw forbidden();
}

const broken = () => validationFailed([{ path: "file", message: "fileBroken" }]);

/** Keeps the bytes; a connection that breaks leaves nothing, and the same address takes them again. */
async function keep({ key, query, body }: Sent, limit: number) {
  const { receive } = await storage();
  if (!receive) throw notFound();
  const size = body
    ? await receive(key, body, limit).catch((error: unknown) => {
        if (error instanceof Error && "code" in error && /^(ENOSPC|EACCES|EROFS|EIO)$/.test(String(error.code)))
          throw error;
        throw broken();
      })
    : 0;
  if (size <= limit && query.size !== undefined && size !== query.size) throw broken();
  return size;
}

/**
 * The PUT to a signed address on this machine: stores the body and settles it at once. Throws Forbidden for a
 * signature that does not fit or has run out, Conflict for a second PUT, and as settleFile.
 */
export async function receiveFile(sent: Sent): Promise<FileRecord> {
  requireSigned(sent);
  const { key, length } = sent;
  const row = await prisma.storedFile.findUnique({ where: { key }, select: { state: true, uploadType: true } });
  if (!row) throw notFound();
  if (row.state !== "awaited") throw conflict();
  const limit = maxBytes(row.uploadType);
  if (length !== null && length > limit) return refuseFile(key, "fileTooLarge");
  const size = await keep(sent, limit);
  return size > limit ? refuseFile(key, "fileTooLarge") : settleFile(key);
}
