import { NarrowPage } from "@/components/layout/narrow-page";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ResetForm } from "@/components/auth/reset-form";
import { ClientMessages } from "@/components/layout/client-messages";
import "@/sheets/account.css";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<{ token?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.resetpw");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function Page({ params, searchParams }: Props) {
  const [{ lng }, { token }] = await Promise.all([params, searchParams]);
  const t = await getTranslations("auth.resetpw");
  return (
    <NarrowPage>
      <h1>{t("title")}</h1>
      <ClientMessages ns={["auth"]}>
        <ResetForm lng={lng} token={typeof token === "string" ? token : ""} />
      </ClientMessages>
    </NarrowPage>
  );
}
