import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Area, PutTerms, Storage } from "./port";

type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  pathStyle: boolean;
};

const orNull = (error: unknown) => {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
};

function connect({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Settings) {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // A checksum of the SDK's own would be signed into the address, and no browser sends it.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

async function collect(chunks: AsyncIterable<Uint8Array>, limit: number) {
  const held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.byteLength;
    if (size > limit) break;
  }
  return Buffer.concat(held).subarray(0, limit + 1);
}

/** Any S3-compatible store. Type and told size are signed: S3 itself refuses a PUT that differs. */
export function openS3(settings: S3Settings): Storage {
  const client = connect(settings);
  const place = (area: Area, key: string) => ({ Bucket: settings.bucket, Key: `${area}/${key}` });

  async function signPut({ key, contentType, size, expires }: PutTerms) {
    const command = new PutObjectCommand({ ...place("incoming", key), ContentType: contentType, ContentLength: size });
    const signed = ["host", "content-type", ...(size === undefined ? [] : ["content-length"])];
    const expiresIn = Math.max(1, Math.floor((expires - Date.now()) / 1000));
    const url = await getSignedUrl(client, command, { expiresIn, signableHeaders: new Set(signed) });
    // A browser sets the length itself and refuses to be told.
    return { url, headers: { "content-type": contentType } };
  }

  return {
    signPut,
    put: async (area, key, bytes, contentType) => {
      await client.send(new PutObjectCommand({ ...place(area, key), Body: bytes, ContentType: contentType }));
    },
    size: async (area, key) => {
      const head = await client.send(new HeadObjectCommand(place(area, key))).catch(orNull);
      return head ? (head.ContentLength ?? 0) : null;
    },
    read: async (area, key, limit) => {
      const found = await client.send(new GetObjectCommand(place(area, key))).catch(orNull);
      return found ? collect(found.Body as AsyncIterable<Uint8Array>, limit) : null;
    },
    remove: async (area, key) => {
      await client.send(new DeleteObjectCommand(place(area, key))).catch(orNull);
    },
  };
}
