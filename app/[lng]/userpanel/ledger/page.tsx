import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { LedgerView } from "@/components/ledger/ledger-view";
import { env } from "@/env.mjs";
import { rules } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import { readLedger } from "@/lib/features/ledger/queries";
import { ledgerAddress } from "@/lib/features/ledger/schema";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import type { SearchParams } from "../../search-params";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export const generateMetadata = screenMetadata("ledger", async (): Promise<Metadata> => {
  const t = await getTranslations("ledger");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function LedgerPage({ params, searchParams }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("ledger", lng);
  const { year } = ledgerAddress.parse(await searchParams);
  const ledger = await readLedger(viewer, { year });
  return (
    <ClientMessages ns={["ledger"]}>
      <LedgerView
        path={`/${lng}${screens.ledger.path}`}
        ledger={ledger}
        factors={{ litres: env.LEDGER_LITRES, carbon: env.LEDGER_CARBON }}
        mayShow={rules["ledger.show"](viewer)}
        profileHref={`/${lng}/publicProfile/${viewer.company.slug}`}
      />
    </ClientMessages>
  );
});
