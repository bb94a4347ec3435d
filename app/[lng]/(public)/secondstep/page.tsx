import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NeededSetup } from "@/components/factor/needed-setup";
import { ClientMessages } from "@/components/layout/client-messages";
import { NarrowPage } from "@/components/layout/narrow-page";
import { currentViewer } from "../../current-viewer";
import "@/sheets/account.css";

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("user.factor");
  return { title: t("setUpTitle"), robots: { index: false } };
}

/** Where an admin without a second factor is led; everything else is closed to them until then. */
export default async function SecondStepPage({ params }: Props) {
  const [{ lng }, viewer, t] = await Promise.all([params, currentViewer(), getTranslations("user.factor")]);
  if (viewer.kind !== "securing") redirect(`/${lng}/login`);
  return (
    <NarrowPage>
      <h1>{t("setUpTitle")}</h1>
      <p>{t("setUpText")}</p>
      <ClientMessages ns={["auth", "user"]}>
        <NeededSetup lng={lng} />
      </ClientMessages>
    </NarrowPage>
  );
}
