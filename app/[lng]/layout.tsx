import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { env } from "@/env.mjs";
import { isLanguage } from "@/lib/i18n/routing";
import { Document } from "./document";

type Props = { children: ReactNode; params: Promise<{ lng: string }> };

export const viewport: Viewport = { themeColor: "#16211c", colorScheme: "light dark" };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  if (!isLanguage(lng)) return {};
  const t = await getTranslations({ locale: lng, namespace: "common" });
  return {
    metadataBase: new URL(env.APP_URL),
    title: { template: "%s | Charabanc", default: `${t("brand")}, ${t("tagline")}` },
    description: t("description"),
    applicationName: t("brand"),
    manifest: `/${lng}/manifest.webmanifest`,
    icons: { icon: [{ url: "/icon.svg", type: "image/svg+xml" }], apple: "/apple-icon.png" },
    openGraph: { siteName: t("brand"), type: "website", locale: lng, images: ["/og.png"] },
  };
}

export default async function LanguageLayout({ children, params }: Props) {
  const { lng } = await params;
  if (!isLanguage(lng)) notFound();
  setRequestLocale(lng);
  return <Document lng={lng}>{children}</Document>;
}
