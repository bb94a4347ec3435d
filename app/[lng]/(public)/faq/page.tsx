import { InfoPage } from "@/components/info/info-page";
import type { Metadata } from "next";
import { getMessages, getTranslations } from "next-intl/server";
import { FaqList } from "@/components/info/faq-list";
import { Contents } from "@/components/info/contents";
import { questionsOf } from "@/components/info/sections";
import { ButtonLink } from "@/components/ui/button";
import { pageMetadata } from "../page-metadata";
import "@/sheets/words.css";

export const stored = ["operator"];

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("info.faq");
  return pageMetadata(lng, "/faq", { title: t("title"), description: t("description") });
}

export default async function FaqPage({ params }: Props) {
  const [{ lng }, t, contact, { info }] = await Promise.all([
    params,
    getTranslations("info.faq"),
    getTranslations("auth.contact"),
    getMessages(),
  ]);
  return (
    <InfoPage>
      <h1>{t("title")}</h1>
      <p className="-mt-2 max-w-measure text-lg text-ink-2">{t("lead")}</p>
      <Contents sections={questionsOf(info.faq)}>
        <div className="grid grid-cols-1 gap-6">
          <FaqList />
          <p>
            <ButtonLink wraps href={`/${lng}/contact`}>
              {contact("title")}
            </ButtonLink>
          </p>
        </div>
      </Contents>
    </InfoPage>
  );
}
