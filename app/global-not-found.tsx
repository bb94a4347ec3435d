import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { NotFoundView } from "@/components/layout/not-found-view";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import { Document } from "./[lng]/document";

async function language() {
  const asked = (await headers()).get("x-next-intl-locale");
  return isLanguage(asked) ? asked : defaultLanguage;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await language(), namespace: "common" });
  return { title: `${t("notFound.title")} | ${t("brand")}`, icons: { icon: "/icon.svg" }, robots: { index: false } };
}

/** Addresses that no page answers, rendered on the server: a page that throws notFound() would come as an empty shell. */
export default async function GlobalNotFound() {
  const lng = await language();
  setRequestLocale(lng);
  return (
    <Document lng={lng}>
      <NotFoundView />
    </Document>
  );
}
