import { receivesRequest } from "@/lib/access/records";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RequestDetail } from "@/components/busrequest/request-detail";
import { ClientMessages } from "@/components/layout/client-messages";
import { formatDate } from "@/lib/i18n/formats";
import { pageMetadata } from "../../page-metadata";
import { titleOf } from "../title";
import { answersByOffer, offersFor } from "./offers";
import { gateOf, loadRequest, mayChange, receiverOf } from "./load";

export const stored = ["busrequest", "company"];

type Props = { params: Promise<{ lng: string; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng, id } = await params;
  const { record } = await loadRequest(id);
  const [title, t] = await Promise.all([titleOf(record), getTranslations("busrequest")]);
  const { category, reference, start, ended_at, mode } = record;
  const facts = { kind: t(`kinds.${category}`), reference, route: title, date: formatDate(start.date) };
  const index = ended_at === null && mode === "collective";
  const picture = index ? `/og/request/${lng}/${id}.png` : undefined;
  return pageMetadata(lng, `/request/${id}`, { title, description: t("page.meta", facts), index, picture });
}

export default async function RequestPage({ params }: Props) {
  const { lng, id } = await params;
  const found = await loadRequest(id);
  const { record, own, access, viewer } = found;
  const title = await titleOf(record);
  const { section, answered } = await offersFor(found, title);
  return (
    <ClientMessages ns={["busrequest", "map", "offer"]}>
      <RequestDetail
        request={record}
        title={title}
        gate={gateOf(viewer, access)}
        mayChange={mayChange(viewer, record, own)}
        receiver={await receiverOf(record)}
        received={receivesRequest(viewer, record)}
        offers={section}
        answered={answered}
        answerHref={answersByOffer(found) ? "#offer" : undefined}
        loginHref={`/${lng}/login?callbackUrl=${encodeURIComponent(`/${lng}/request/${id}`)}`}
      />
    </ClientMessages>
  );
}
