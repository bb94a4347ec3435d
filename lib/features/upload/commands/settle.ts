import { isAdmin } from "@/lib/access/rules";
import type { SignedIn } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { AppError, conflict, notFound, validationFailed } from "@/lib/errors";
import { singleton } from "@/lib/singleton";
import { storage } from "@/lib/storage/storage";
import { semaphore } from "@/lib/semaphore";
import { type FileRow, fileSelect, toFile } from "../present";
import { type Checked, type FileError, isFileKey, maxBytes, servedType, type UploadType } from "../rules";
import type { FileRecord } from "../schema";
import { checkBytes } from "./check";
import { findsRoom } from "./quota";

/** Two files are looked at at once; a picture takes up to 240 MB while it is made anew. */
const limited = semaphore("upload.turns", 2);

// A picture of 60 million pixels takes seconds, and another process may be at the same file.
const limits = { maxWait: 10_000, timeout: 60_000 };

function refused(message: string) {
  if (message === "storageFull") return conflict([{ path: "", message }]);
  const fields = [{ path: "file", message }];
  return message === "fileTooLarge" ? new AppError("PayloadTooLarge", { fields }) : validationFailed(fields);
}

async function find(key: string) {
  if (!isFileKey(key)) return null;
  return prisma.storedFile.findUnique({ where: { key }, select: fileSelect });
}

/** Null where nothing has arrived. The size is asked first: 50 MB are never read. */
async function checkIncoming(key: string, type: UploadType): Promise<Checked | null> {
  const store = await storage();
  const size = await store.size("incoming", key);
  if (size === null) return null;
  if (size > maxBytes(type)) return { refusal: "fileTooLarge" };
  const bytes = await store.read("incoming", key, maxBytes(type));
  return bytes && checkBytes(bytes, type);
}

const settledColumns = (checked: Checked) =>
  "refusal" in checked
    ? { state: "refused" as const, refusal: checked.refusal }
    : { state: "public" as const, size: checked.bytes.length, width: checked.width, height: checked.height };

/** What was announced without its size is weighed once it is there; what admins send is the platform's. */
async function whereRoom(tx: Transaction, key: string, checked: Checked): Promise<Checked> {
  if ("refusal" in checked) return checked;
  const select = { companyId: true, userId: true, user: { select: { role: true } } } as const;
  const { user, ...owner } = await tx.storedFile.findUniqueOrThrow({ where: { key }, select });
  const room = user?.role === "admin" || (await findsRoom(tx, owner, { bytes: checked.bytes.length, except: key }));
  return room ? checked : { refusal: "storageFull" };
}

/** One of several that settle the same key does the work; the others wait at the row and read what it wrote. */
async function settleLocked(tx: Transaction, key: string): Promise<FileRow> {
  await tx.$queryRaw`select 1 from stored_file where key = ${key} for update`;
  const row = await tx.storedFile.findUnique({ where: { key }, select: fileSelect });
  if (!row) throw notFound();
  if (row.state !== "awaited") return row;
  const found = await checkIncoming(key, row.uploadType);
  if (!found) return row;
  const checked = await whereRoom(tx, key, found);
  if ("bytes" in checked) await (await storage()).put("public", key, checked.bytes, servedType(key));
  return tx.storedFile.update({ where: { key }, data: settledColumns(checked), select: fileSelect });
}

const running = singleton("upload.settling", () => new Map<string, Promise<FileRow>>());

async function settleOnce(key: string) {
  const row = await limited(() => prisma.$transaction((tx) => settleLocked(tx, key), limits));
  if (row.state !== "awaited") await (await storage()).remove("incoming", key);
  return row;
}

/** The row after its bytes, if any have come, were checked; `awaited` where none have. Throws NotFound. */
export async function settleRow(key: string): Promise<FileRow> {
  const row = await find(key);
  if (!row) throw notFound();
  if (row.state !== "awaited") return row;
  const known = running.get(key) ?? settleOnce(key).finally(() => running.delete(key));
  running.set(key, known);
  return known;
}

/** Checks what has arrived and makes it public. Throws ValidationFailed or PayloadTooLarge where it is refused. */
export async function settleFile(key: string): Promise<FileRecord> {
  const row = await settleRow(key);
  if (row.state === "public") return toFile(row);
  throw row.state === "refused" ? refused(row.refusal ?? "fileBroken") : notFound();
}

/** Writes down a refusal that needs no look at the bytes, and throws it. */
export async function refuseFile(key: string, refusal: FileError): Promise<never> {
  await prisma.storedFile.updateMany({ where: { key, state: "awaited" }, data: { state: "refused", refusal } });
  await (await storage()).remove("incoming", key);
  throw refused(refusal);
}

/** The sender says that the PUT is done; a second time gives the same answer. Throws as settleFile. */
export async function finishUpload(viewer: SignedIn, key: string): Promise<FileRecord> {
  if (!isFileKey(key)) throw notFound();
  const where = { key, ...(isAdmin(viewer) ? {} : { userId: viewer.id }) };
  if ((await prisma.storedFile.count({ where })) === 0) throw notFound();
  return settleFile(key);
}
