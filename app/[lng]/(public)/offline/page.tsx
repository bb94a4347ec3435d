import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OfflineDay } from "@/components/day/offline-day";
import { ClientMessages } from "@/components/layout/client-messages";
import { NarrowPage } from "@/components/layout/narrow-page";
import "@/sheets/road.css";

// The service worker (public/sw.js) keeps this page in every language, as a stranger sees it.
export const stored = ["operator"];

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("day");
  return { title: t("title"), robots: { index: false } };
}

export default async function OfflinePage({ params }: Props) {
  const { lng } = await params;
  return (
    <NarrowPage>
      <ClientMessages ns={["day"]}>
        <OfflineDay home={`/${lng}`} />
      </ClientMessages>
    </NarrowPage>
  );
}
