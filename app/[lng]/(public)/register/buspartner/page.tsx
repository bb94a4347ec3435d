import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RegisterWizard } from "@/components/auth/register-wizard";
import { ClientMessages } from "@/components/layout/client-messages";
import { pageMetadata } from "../../page-metadata";
import { type ClaimQuery, claimMetadata, loadClaim } from "../claim";
import "@/sheets/account.css";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<ClaimQuery> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ lng }, query] = await Promise.all([params, searchParams]);
  const t = await getTranslations("auth.register");
  const words = { title: t("buspartnerTitle"), description: t("buspartnerDescription") };
  return { ...pageMetadata(lng, "/register/buspartner", words), ...claimMetadata(query) };
}

export default async function RegisterPage({ params, searchParams }: Props) {
  const [{ lng }, query] = await Promise.all([params, searchParams]);
  const claim = await loadClaim(lng, "buspartner", query);
  return (
    <ClientMessages ns={["auth", "place"]}>
      <RegisterWizard kind="buspartner" claim={claim} />
    </ClientMessages>
  );
}
