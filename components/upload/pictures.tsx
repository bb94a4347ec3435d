"use client";
import { Picture as Image } from "@/components/ui/picture";
import { useTranslations } from "next-intl";

/** What tells one uploaded file from another. */
export const fileName = (url: string) => url.split("/").at(-1)?.slice(0, 8) ?? "";

/** Uploaded pictures, small and with their number: of two versions one sees which is which. */
export function Pictures({ urls }: { urls: readonly string[] }) {
  const t = useTranslations("upload");
  return (
    <span className="flex flex-wrap items-center gap-2">
      {t("pictures", { count: urls.length })}
      {urls.map((url) => (
        <Image key={url} src={url} alt={t("fileNamed", { name: fileName(url) })} width={48} height={48} />
      ))}
    </span>
  );
}
