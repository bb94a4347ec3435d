import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LogoutPanel } from "@/components/auth/logout-panel";
import { ClientMessages } from "@/components/layout/client-messages";
import "@/sheets/words.css";

export const stored = ["busrequest", "company", "mediadata", "advertiser", "place"];

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.logout");
  return { title: t("title"), robots: { index: false } };
}

export default async function LogoutPage({ params }: Props) {
  const { lng } = await params;
  return (
    <ClientMessages ns={["auth"]}>
      <LogoutPanel lng={lng} />
    </ClientMessages>
  );
}
