import { v7 as uuidv7 } from "uuid";
import type { Transaction } from "@/lib/db/prisma";
import { keyFor, publicUrlOf } from "@/lib/features/upload/rules";
import { type Language, languages } from "@/lib/i18n/routing";
import { storage } from "@/lib/storage/storage";
import { mediaDataData } from "@/prisma/factories/media-data";
import { papersIn } from "./drawn";

const kinds = ["manual", "flyer"] as const;

async function seedIn(tx: Transaction, language: Language, papersDir?: string) {
  const papers = await papersIn(language, papersDir);
  const files = await storage();
  for (const kind of kinds) {
    const { title, bytes } = papers[kind];
    const id = uuidv7();
    const key = keyFor(id, kind);
    const contentType = "application/pdf";
    await files.put("public", key, bytes, contentType);
    const name = `charabanc-${kind}-${language}.pdf`;
    const file = { id, key, uploadType: kind, name, contentType, size: bytes.length, state: "public" } as const;
    await tx.storedFile.create({ data: file });
    await tx.mediaData.create({ data: mediaDataData({ kind, language, content: { title, url: publicUrlOf(key) } }) });
  }
}

/** Manual and flyer in each language as files that an admin uploaded. */
export async function seedPapers(tx: Transaction, papersDir?: string) {
  for (const language of languages) await seedIn(tx, language, papersDir);
  return languages.length * kinds.length;
}
