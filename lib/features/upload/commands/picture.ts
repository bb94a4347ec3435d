import sharp from "sharp";
import { type Checked, type FileError, longestSide, maxPixels, type UploadType } from "../rules";

// One thread a picture: two are made anew at once, and requests go on beside them.
sharp.concurrency(1);

/** What the header says, before a single pixel is decoded. */
async function headerError(bytes: Buffer): Promise<FileError | null> {
  const { width = 0, height = 0, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return "pictureTooLarge";
  return pages > 1 ? "pictureAnimated" : null;
}

/** Makes a picture anew: upright, no larger than needed, without any metadata (position!). */
export async function checkPicture(bytes: Buffer, type: UploadType): Promise<Checked> {
  const longest = longestSide(type);
  try {
    const refusal = await headerError(bytes);
    if (refusal) return { refusal };
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // sharp throws for whatever is wrong with the bytes; there is nothing else in here to go wrong.
    return { refusal: "fileBroken" };
  }
}
