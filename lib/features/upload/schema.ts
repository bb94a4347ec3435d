import { z } from "zod";
import { uploadTypes } from "./rules";

/** A key is looked up, not parsed: whatever is not one of ours is simply not there. */
export const fileParams = z.object({ key: z.string().max(200) });

export const signedUploadInput = z.strictObject({
  uploadType: z.enum(uploadTypes, "invalidValue"),
  name: z.string().trim().min(1).max(255),
  contentType: z
    .string()
    .trim()
    .toLowerCase()
    .max(100)
    .regex(/^[a-z]+\/[a-z0-9.+-]+$/, "fileTypeWrong"),
  size: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type SignedUploadInput = z.infer<typeof signedUploadInput>;

export const signedUploadRecord = z
  .strictObject({
    url: z.string(),
    method: z.literal("PUT"),
    headers: z.record(z.string(), z.string()),
    key: z.string(),
    publicUrl: z.string(),
    /** Milliseconds since 1970. */
    expires: z.number().int(),
  })
  .meta({ id: "SignedUpload" });
export type SignedUpload = z.infer<typeof signedUploadRecord>;

// What is missing or odd signs nothing: refused as a wrong signature, not as a wrong field.
export const putQuery = z.object({
  expires: z.coerce.number().int().catch(0),
  size: z.coerce.number().int().optional().catch(undefined),
  signature: z.string().max(100).catch(""),
});
export type PutQuery = z.infer<typeof putQuery>;

export const finishInput = z.strictObject({ key: z.string().max(200) });

/** A public file. Width and height are a picture's. */
export const fileRecord = z
  .strictObject({
    key: z.string(),
    publicUrl: z.string(),
    contentType: z.string(),
    size: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
  })
  .meta({ id: "File" });
export type FileRecord = z.infer<typeof fileRecord>;
