import { InfoPage } from "@/components/info/info-page";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { contactAddress } from "@/components/info/contact-address";
import { ContactForm } from "@/components/info/contact-form";
import { DirectContact } from "@/components/info/direct-contact";
import { ClientMessages } from "@/components/layout/client-messages";
import type { SearchParams } from "../../search-params";
import { pageMetadata } from "../page-metadata";
import "@/sheets/account.css";

export const stored = ["operator"];
export const searchKeys = ["about"];

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("auth.contact");
  return pageMetadata(lng, "/contact", { title: t("title"), description: t("description") });
}

export default async function ContactPage({ params, searchParams }: Props) {
  const [{ lng }, search, t] = await Promise.all([params, searchParams, getTranslations("auth.contact")]);
  const { about } = contactAddress.read(search);
  return (
    <InfoPage>
      <h1>{t("title")}</h1>
      <p className="-mt-2 max-w-measure text-lg text-ink-2">{t("lead")}</p>
      <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-12 items-start max-lg:grid-cols-1 max-lg:gap-6">
        <ClientMessages ns={["auth.contact"]}>
          <ContactForm about={about} />
        </ClientMessages>
        <DirectContact lng={lng} />
      </div>
    </InfoPage>
  );
}
