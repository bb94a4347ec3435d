import { NarrowPage } from "@/components/layout/narrow-page";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EmailForm } from "@/components/auth/email-form";
import { ClientMessages } from "@/components/layout/client-messages";
import "@/sheets/account.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.forgot");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function Page() {
  const t = await getTranslations("auth.forgot");
  return (
    <NarrowPage>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <ClientMessages ns={["auth"]}>
        <EmailForm purpose="forgot" />
      </ClientMessages>
    </NarrowPage>
  );
}
