export const uploadTypes = ["logo", "pdf", "image", "manual", "flyer", "poster", "certificate"] as const;
export type UploadType = (typeof uploadTypes)[number];

const pictures = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const megabyte = 1024 * 1024;

/** No more pixels than this are ever decoded: 60 million are 240 MB of memory. */
export const maxPixels = 60_000_000;

/** Of which nobody gets the bytes by the address alone. */
export const isConfidential = (type: UploadType) => type === "certificate";

export const isPicture = (type: UploadType) => type === "logo" || type === "image" || type === "poster";

/** MIME types that may be sent; a picture is made anew as WebP. No SVG, no HTML: both can act. */
export const acceptedTypes = (type: UploadType): readonly string[] =>
  isPicture(type) ? pictures : ["application/pdf"];

export const maxMegabytes = (type: UploadType) => (isPicture(type) ? 10 : 20);
export const maxBytes = (type: UploadType) => maxMegabytes(type) * megabyte;

/** Pixels of a kept picture's longer side. */
export const longestSide = (type: UploadType) => (type === "logo" ? 800 : 2560);

/** Error keys of a file, in locales/{lng}/errors.json and in the namespace `upload`. */
export const fileErrors = [
  "fileEmpty",
  "fileTooLarge",
  "fileTypeWrong",
  "fileBroken",
  "pictureTooLarge",
  "pictureAnimated",
  "pdfActive",
  "pdfEncrypted",
  "storageFull",
] as const;
export type FileError = (typeof fileErrors)[number];
/** Bytes that may be served, or why there are none. */
export type Checked = { bytes: Buffer; width: number | null; height: number | null } | { refusal: FileError };

/** What a company may keep, or a user without one: more than twice what all its pages can show. */
export const fileQuota = { files: 400, megabytes: 500 } as const;

type Kept = { files: number; bytes: number };

/** Whether one more file of so many bytes finds room beside what is kept. */
export const hasRoom = ({ files, bytes }: Kept, more: number) =>
  files < fileQuota.files && bytes + more <= fileQuota.megabytes * megabyte;

/** What can be seen without the bytes; the same in the browser and on the server. */
export function announcedError(type: UploadType, file: { contentType: string; size?: number }): FileError | null {
  if (!acceptedTypes(type).includes(file.contentType)) return "fileTypeWrong";
  if (file.size === 0) return "fileEmpty";
  return (file.size ?? 0) > maxBytes(type) ? "fileTooLarge" : null;
}

const keyPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.(webp|pdf)$/;
const prefix = "/api/upload/";

export const isFileKey = (key: string) => keyPattern.test(key);
export const keyFor = (id: string, type: UploadType) => `${id}.${isPicture(type) ? "webp" : "pdf"}`;
export const servedType = (key: string) => (key.endsWith(".pdf") ? "application/pdf" : "image/webp");
export const publicUrlOf = (key: string) => prefix + key;

/** The key behind an address as we give it out, or null. */
export function fileKeyOf(url: string) {
  const key = url.startsWith(prefix) ? url.slice(prefix.length) : "";
  return isFileKey(key) ? key : null;
}
