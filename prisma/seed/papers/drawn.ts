import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { env } from "@/env.mjs";
import type { Language } from "@/lib/i18n/routing";
import de from "./de.json";
import en from "./en.json";
import es from "./es.json";

const words: Record<Language, typeof de> = { de, en, es };

type Paper = { title: string; bytes: Buffer };

async function keptOr(file: string, draw: () => Promise<Buffer>) {
  const kept = await fs.readFile(file).catch(() => null);
  if (kept) return kept;
  const bytes = await draw();
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(`${file}.part`, bytes);
  await fs.rename(`${file}.part`, file);
  return bytes;
}

/** What stands in a paper beside its words: another operator or address is another paper. */
const imprint = (...parts: string[]) => createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 12);

/** Manual and flyer of a language. Drawing takes a second, so that it is done once where a directory keeps them. */
export async function papersIn(language: Language, directory?: string): Promise<Record<"manual" | "flyer", Paper>> {
  const { manual, flyer } = words[language];
  const paper = async (kind: "manual" | "flyer", ...known: string[]) => {
    const draw = async () => (await import("./papers")).drawPaper[kind](language);
    if (!directory) return draw();
    return keptOr(path.join(directory, `${kind}-${language}-${imprint(...known)}.pdf`), draw);
  };
  return {
    manual: { title: manual.title, bytes: await paper("manual", env.OPERATOR_EMAIL, env.OPERATOR_PHONE) },
    flyer: { title: flyer.title, bytes: await paper("flyer", env.APP_URL) },
  };
}
