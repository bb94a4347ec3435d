import { NarrowPage } from "@/components/layout/narrow-page";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EmailForm } from "@/components/auth/email-form";
import { ClientMessages } from "@/components/layout/client-messages";
import "@/sheets/account.css";

export const stored = ["busrequest", "company", "mediadata", "advertiser", "place"];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.confirmation");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function Page() {
  const t = await getTranslations("auth.confirmation");
  return (
    <NarrowPage>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <p className="text-ink-2">{t("spam")}</p>
      <ClientMessages ns={["auth"]}>
        <EmailForm purpose="confirmation" />
      </ClientMessages>
    </NarrowPage>
  );
}
