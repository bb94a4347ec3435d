import { InfoPage } from "@/components/info/info-page";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FaqList } from "@/components/info/faq-list";
import { ButtonLink } from "@/components/ui/button";
import { pageMetadata } from "../page-metadata";

export const stored = ["operator"];

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("info.faq");
  return pageMetadata(lng, "/faq", { title: t("title"), description: t("description") });
}

export default async function FaqPage({ params }: Props) {
  const [{ lng }, t, contact] = await Promise.all([
    params,
    getTranslations("info.faq"),
    getTranslations("auth.contact"),
  ]);
  return (
    <InfoPage>
      <h1>{t("title")}</h1>
      <p className="-mt-2 max-w-measure text-lg text-ink-2">{t("lead")}</p>
      <FaqList />
      <p>
        <ButtonLink wraps href={`/${lng}/contact`}>
          {contact("title")}
        </ButtonLink>
      </p>
    </InfoPage>
  );
}
