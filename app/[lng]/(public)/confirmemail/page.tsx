import { NarrowPage } from "@/components/layout/narrow-page";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkForm } from "@/components/auth/link-form";
import { ClientMessages } from "@/components/layout/client-messages";
import "@/sheets/words.css";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<{ token?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.confirmEmail");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function Page({ params, searchParams }: Props) {
  const [{ lng }, { token }] = await Promise.all([params, searchParams]);
  const t = await getTranslations("auth.confirmEmail");
  return (
    <NarrowPage>
      <h1>{t("title")}</h1>
      <ClientMessages ns={["auth"]}>
        <LinkForm lng={lng} purpose="confirmEmail" token={typeof token === "string" ? token : ""} />
      </ClientMessages>
    </NarrowPage>
  );
}
