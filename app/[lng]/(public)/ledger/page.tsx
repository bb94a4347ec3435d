import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InfoPage } from "@/components/info/info-page";
import { Method } from "@/components/ledger/method";
import { AppError } from "@/lib/errors";
import { ledgerFactors, getProof } from "@/lib/features/ledger/queries";
import { proofParams } from "@/lib/features/ledger/schema";
import { currentViewer } from "../../current-viewer";
import type { SearchParams } from "../../search-params";
import { pageMetadata } from "../page-metadata";
import "@/sheets/account.css";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("ledger");
  return pageMetadata(lng, "/ledger", { title: t("method.title"), description: t("meta") });
}

/** Typed off a sheet: blanks and capitals do not matter. */
const codeOf = (typed: unknown) => (typeof typed === "string" ? typed.replace(/\s/g, "").toLowerCase() : undefined);

async function proofOf(code: string | undefined) {
  const { data } = proofParams.safeParse({ code });
  if (!data) return null;
  return getProof(await currentViewer(), data.code).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NotFound") return null;
    throw error;
  });
}

export default async function LedgerMethodPage({ searchParams }: Props) {
  const [t, { code: typed }] = await Promise.all([getTranslations("ledger.method"), searchParams]);
  const code = codeOf(typed);
  return (
    <InfoPage>
      <h1>{t("title")}</h1>
      <Method factors={ledgerFactors()} code={code} proof={await proofOf(code)} />
    </InfoPage>
  );
}
