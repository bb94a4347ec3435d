import { cookies, headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AfterPage } from "@/components/layout/after-page";
import { ClientMessages } from "@/components/layout/client-messages";
import { ConsentHost } from "@/components/layout/consent-host";
import { nonceOf, preloadFonts, themeOf } from "@/components/layout/document";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { HeaderSearch } from "@/components/layout/header-search";
import { OwnScript } from "@/components/layout/own-script";
import { TopStrip } from "@/components/layout/top-strip";
import { SkipLink } from "@/components/ui/skip-link";
import { menuFor } from "@/lib/access/screens";
import { googleMapsKey, mapStyleUrl } from "@/env.client.mjs";
import { analyticsSettings, recipientsOf } from "@/lib/analytics/settings";
import type { Language } from "@/lib/i18n/routing";
import packageJson from "@/package.json";
import { currentViewer } from "./current-viewer";
import { readWaiting } from "./waiting";
import "@/sheets/around.css";

/** The whole document around a page: what every address of a language has in common. */
export async function Document({ lng, children }: { lng: Language; children: ReactNode }) {
  preloadFonts();
  const [t, viewer, jar, head, waiting] = await Promise.all([
    getTranslations({ locale: lng, namespace: "common" }),
    currentViewer(),
    cookies(),
    headers(),
    readWaiting(),
  ]);
  const nonce = nonceOf(head);
  const analytics = analyticsSettings();
  const user =
    viewer.kind === "user"
      ? {
          firstname: viewer.firstname,
          role: viewer.role,
          companyType: viewer.company?.companyType ?? null,
          companyName: viewer.company?.name ?? null,
        }
      : null;
  return (
    <html
      lang={lng}
      data-theme={themeOf(jar.get("theme")?.value)}
      data-google-maps={googleMapsKey() || undefined}
      data-map-style={mapStyleUrl() || undefined}
      suppressHydrationWarning
    >
      <body>
        <OwnScript runs="first" nonce={nonce} />
        <ClientMessages ns={[]}>
          <SkipLink to="main">{t("skip")}</SkipLink>
          <TopStrip lng={lng} />
          <Header
            lng={lng}
            user={user}
            menu={menuFor(viewer)}
            waiting={waiting}
            search={user?.role === "admin" && <HeaderSearch />}
          />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer lng={lng} user={user} release={packageJson.version} />
          <ConsentHost recipients={recipientsOf(analytics)} />
          <OwnScript runs="ask" nonce={nonce} />
          <AfterPage toasts={t("toasts")} close={t("action.close")} analytics={analytics} signedIn={user !== null} />
        </ClientMessages>
      </body>
    </html>
  );
}
