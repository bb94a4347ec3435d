import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { NewsBar } from "@/components/live/news-bar";
import { PendingQueue } from "@/components/moderation/pending-queue";
import { queueAddress } from "@/components/moderation/queue-address";
import { latestEvent } from "@/lib/features/event/queries";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import type { SearchParams } from "../../search-params";
import { pendingData } from "./pending-data";
import "@/sheets/admin-desk.css";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export const generateMetadata = screenMetadata("pendingRequests", async ({ params }: Props): Promise<Metadata> => {
  const { lng } = await params;
  const locale = isLanguage(lng) ? lng : defaultLanguage;
  const t = await getTranslations({ locale, namespace: "moderation.queue" });
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function PendingRequestsPage({ params, searchParams }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("pendingRequests", lng);
  const since = await latestEvent();
  const data = await pendingData(viewer, queueAddress.read(await searchParams));
  return (
    <ClientMessages ns={["admin", "moderation", "busrequest", "needs", "place"]}>
      <NewsBar nouns={["busrequest"]} since={since} known={data.entries.map(({ record }) => record.id)} />
      <PendingQueue {...data} />
    </ClientMessages>
  );
});
