import { fileTypeFromBuffer } from "file-type";
import { acceptedTypes, type Checked, isPicture, maxBytes, type UploadType } from "../rules";
import { checkPdf } from "./pdf";
import { checkPicture } from "./picture";

async function kindOf(bytes: Buffer) {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime;
  } catch {
    return undefined;
  }
}

/** Looks at the bytes alone: name and announced type say nothing. */
export async function checkBytes(bytes: Buffer, type: UploadType): Promise<Checked> {
  if (bytes.length === 0) return { refusal: "fileEmpty" };
  if (bytes.length > maxBytes(type)) return { refusal: "fileTooLarge" };
  const kind = await kindOf(bytes);
  if (isPicture(type) && kind === "image/apng") return { refusal: "pictureAnimated" };
  if (!kind || !acceptedTypes(type).includes(kind)) return { refusal: "fileTypeWrong" };
  return isPicture(type) ? checkPicture(bytes, type) : checkPdf(bytes);
}
