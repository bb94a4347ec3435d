import { v7 as uuidv7 } from "uuid";
import { isAdmin, maySendFile } from "@/lib/access/rules";
import type { SignedIn } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { AppError, conflict, forbidden, validationFailed } from "@/lib/errors";
import { storage } from "@/lib/storage/storage";
import { announcedError, keyFor, publicUrlOf } from "../rules";
import type { SignedUpload, SignedUploadInput } from "../schema";
import { findsRoom, validity } from "./quota";

function refuseAnnounced(input: SignedUploadInput) {
  const message = announcedError(input.uploadType, input);
  if (message === null) return;
  if (message === "fileTooLarge") throw new AppError("PayloadTooLarge", { fields: [{ path: "size", message }] });
  throw validationFailed([{ path: message === "fileEmpty" ? "size" : "contentType", message }]);
}

/**
 * Gives out an address for one PUT and remembers what is to come. Throws Forbidden, ValidationFailed, PayloadTooLarge,
 * and Conflict with `storageFull` where the company, or the user without one, keeps as much as it may.
 */
export async function signUpload(viewer: SignedIn, input: SignedUploadInput): Promise<SignedUpload> {
  const { uploadType, name, contentType, size } = input;
  if (!maySendFile(viewer, uploadType)) throw forbidden();
  refuseAnnounced(input);
  const id = uuidv7();
  const key = keyFor(id, uploadType);
  const expires = Date.now() + validity;
  const { url, headers } = await (await storage()).signPut({ key, contentType, size, expires });
  const owner = { userId: viewer.id, companyId: viewer.company?.id ?? null };
  await prisma.$transaction(async (tx) => {
    const allowed = isAdmin(viewer) || (await findsRoom(tx, owner, { bytes: size ?? 0 }));
    if (!allowed) throw conflict([{ path: "", message: "storageFull" }]);
    await tx.storedFile.create({ data: { id, key, uploadType, name, contentType, ...owner } });
  });
  return { url, method: "PUT", headers, key, publicUrl: publicUrlOf(key), expires };
}
