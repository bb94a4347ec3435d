import type { PublicCompanyRecord } from "@/lib/features/company/schema";

/** Empty lines part paragraphs; single line breaks stay inside one. */
export function paragraphsOf(text: string) {
  return text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Published pictures of our own storage; those of other sites are not loaded (content security policy). */
export function picturesOf({ images }: Pick<PublicCompanyRecord, "images">) {
  return [...new Set(images ?? [])].filter((image) => image.startsWith("/"));
}
