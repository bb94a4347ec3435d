import type { Prisma } from "@/prisma/generated/client";
import { publicUrlOf, servedType } from "./rules";
import type { FileRecord } from "./schema";

export const fileSelect = {
  key: true,
  size: true,
  width: true,
  height: true,
  state: true,
  refusal: true,
  uploadType: true,
  name: true,
} satisfies Prisma.StoredFileSelect;

export type FileRow = Prisma.StoredFileGetPayload<{ select: typeof fileSelect }>;

export function toFile({ key, size, width, height }: FileRow): FileRecord {
  return { key, publicUrl: publicUrlOf(key), contentType: servedType(key), size: size ?? 0, width, height };
}
