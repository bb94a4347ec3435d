import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { LedgerView } from "@/components/ledger/ledger-view";
import { env } from "@/env.mjs";
import { rules } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import { ledgerFactors, readLedger } from "@/lib/features/ledger/queries";
import { ledgerAddress } from "@/lib/features/ledger/schema";
import { ledgerWords } from "@/lib/i18n/ledger-words";
import type { Language } from "@/lib/i18n/routing";
import { signSize } from "@/lib/papers/ledger-sign";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import type { SearchParams } from "../../search-params";
import "@/sheets/company.css";

/** What a company pastes into its own page: the sign, with the way to its profile. */
function signCode(company: string, profile: string, language: Language) {
  const [href, src] = [profile, `/api/company/${company}/ledger.svg?lng=${language}`].map(
    (path) => new URL(path, env.APP_URL).href,
  );
  // Without the figure: it goes on while the code stays.
  const alt = ledgerWords(language)("badge.alt");
  const { width, height } = signSize;
  return `<a href="${href}"><img src="${src}" alt="${alt}" width="${width}" height="${height}" loading="lazy"></a>`;
}

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export const generateMetadata = screenMetadata("ledger", async (): Promise<Metadata> => {
  const t = await getTranslations("ledger");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function LedgerPage({ params, searchParams }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("ledger", lng);
  const { year } = ledgerAddress.parse(await searchParams);
  const profile = `/${lng}/publicProfile/${viewer.company.slug}`;
  const ledger = await readLedger(viewer, { id: viewer.company.id, year });
  return (
    <ClientMessages ns={["ledger", "company"]}>
      <LedgerView
        path={`/${lng}${screens.ledger.path}`}
        company={viewer.company.id}
        ledger={ledger}
        factors={ledgerFactors()}
        mayShow={rules["ledger.show"](viewer)}
        profileHref={profile}
        embed={signCode(viewer.company.id, profile, viewer.language)}
      />
    </ClientMessages>
  );
});
