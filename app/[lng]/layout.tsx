import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { ConsentHost } from "@/components/layout/consent-host";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { QueryProvider } from "@/components/layout/query-provider";
import { nonceOf, preloadFonts, themeOf, themeScript } from "@/components/layout/document";
import { TopStrip } from "@/components/layout/top-strip";
import { Toaster } from "@/components/ui/toaster";
import { env } from "@/env.mjs";
import { menuFor } from "@/lib/access/screens";
import { isLanguage, languages } from "@/lib/i18n/routing";
import { currentViewer } from "./current-viewer";
import "../globals.css";

type Props = { children: ReactNode; params: Promise<{ lng: string }> };

export const viewport: Viewport = {
  themeColor: "#16211c",
  colorScheme: "light dark",
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  if (!isLanguage(lng)) return {};
  const t = await getTranslations({ locale: lng, namespace: "common" });
  return {
    metadataBase: new URL(env.APP_URL),
    title: { template: "%s | Charabanc", default: `${t("brand")}, ${t("tagline")}` },
    description: t("description"),
    applicationName: t("brand"),
    manifest: "/manifest.webmanifest",
    icons: { icon: [{ url: "/icon.svg", type: "image/svg+xml" }], apple: "/apple-icon.png" },
    openGraph: { siteName: t("brand"), type: "website", locale: lng, images: ["/og.png"] },
    alternates: { languages: Object.fromEntries(languages.map((language) => [language, `/${language}`])) },
  };
}

export default async function LanguageLayout({ children, params }: Props) {
  const { lng } = await params;
  if (!isLanguage(lng)) notFound();
  setRequestLocale(lng);
  preloadFonts();
  const [t, viewer, jar, head] = await Promise.all([
    getTranslations({ locale: lng, namespace: "common" }),
    currentViewer(),
    cookies(),
    headers(),
  ]);
  const user =
    viewer.kind === "user"
      ? { firstname: viewer.firstname, role: viewer.role, companyType: viewer.company?.companyType ?? null }
      : null;
  return (
    <html lang={lng} data-theme={themeOf(jar.get("theme")?.value)} suppressHydrationWarning>
      <body>
        <script nonce={nonceOf(head)} suppressHydrationWarning>
          {themeScript}
        </script>
        <ClientMessages ns={[]}>
          <QueryProvider>
            <a className="skip" href="#main">
              {t("skip")}
            </a>
            <TopStrip lng={lng} />
            <Header lng={lng} user={user} menu={menuFor(viewer)} />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <Footer lng={lng} user={user} />
            <Toaster label={t("toasts")} close={t("action.close")} />
            <ConsentHost />
          </QueryProvider>
        </ClientMessages>
      </body>
    </html>
  );
}
