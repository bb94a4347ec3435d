import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RegisterWizard } from "@/components/auth/register-wizard";
import { ClientMessages } from "@/components/layout/client-messages";
import { pageMetadata } from "../../page-metadata";

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("auth.register");
  const words = { title: t("advertiserTitle"), description: t("advertiserDescription") };
  return pageMetadata(lng, "/register/advertiser", words);
}

export default function RegisterPage() {
  return (
    <ClientMessages ns={["auth", "place"]}>
      <RegisterWizard kind="advertiser" />
    </ClientMessages>
  );
}
