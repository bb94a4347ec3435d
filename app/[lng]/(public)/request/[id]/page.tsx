import { receivesRequest } from "@/lib/access/records";
import { screens } from "@/lib/access/screens";
import type { Viewer } from "@/lib/access/viewer";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RequestDetail } from "@/components/busrequest/request-detail";
import { endedTitle, RequestEnded } from "@/components/busrequest/request-ended";
import { ClientMessages } from "@/components/layout/client-messages";
import { LostTrip } from "@/components/trip/lost-trip";
import { similarRequests } from "@/lib/features/busrequest/queries/ended";
import type { EndedRequest } from "@/lib/features/busrequest/schema/ended";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { answerWith } from "@/lib/http/page-status";
import { isAdmin, isBusPartner } from "@/lib/access/rules";
import { stopsAtBreaks } from "@/lib/features/advertiserlocation/queries/at-break";
import { companyHours, hoursOfAnyone } from "@/lib/features/drivinghours/queries/of-company";
import { listReaders } from "@/lib/features/partnercircle/queries";
import { tripOfRequest } from "@/lib/features/trip/queries/read";
import { drivenWay, tripWay } from "@/lib/features/way/queries";
import type { TripWay } from "@/lib/features/way/schema";
import { formatDate } from "@/lib/i18n/formats";
import { pageMetadata } from "../../page-metadata";
import { titleOf } from "../title";
import { fitsFor } from "./fits";
import { answersByOffer, offersFor } from "./offers";
import { nowFor } from "./now";
import { gateOf, loadRequest, mayChange, receiverOf } from "./load";
import { orMissing, orMissingTitle } from "../../../missing";
import "@/sheets/request.css";

export const stored = ["busrequest:[id]", "company"];

type Props = { params: Promise<{ lng: string; id: string }> };

export const generateMetadata = orMissingTitle(async ({ params }: Props): Promise<Metadata> => {
  const { lng, id } = await params;
  const found = await loadRequest(id);
  if (found.ended) {
    const t = await getTranslations("busrequest.ended");
    return { title: t(endedTitle(found.ended)), robots: { index: false } };
  }
  const { record } = found;
  const [title, t] = await Promise.all([titleOf(record), getTranslations("busrequest")]);
  const { category, reference, start, ended_at, mode } = record;
  const facts = { kind: t(`kinds.${category}`), reference, route: title, date: formatDate(start.date) };
  const index = ended_at === null && mode === "collective";
  const picture = index ? `/og/request/${lng}/${id}.png` : undefined;
  return pageMetadata(lng, `/request/${id}`, { title, description: t("page.meta", facts), index, picture });
});

async function drawEnded(lng: string, ended: EndedRequest, viewer: Viewer) {
  answerWith(404);
  const [route, similar] = await Promise.all([titleOf(ended), similarRequests(viewer, ended)]);
  const nearHref = isBusPartner(viewer) ? `/${lng}${screens.nearrequests.path}` : null;
  return <RequestEnded request={ended} route={route} similar={similar} nearHref={nearHref} />;
}

/** Of those who drive it, from their own yard. */
async function hoursFor(viewer: Viewer, record: BusRequestRecord, way: TripWay | null) {
  if (isBusPartner(viewer)) return companyHours(viewer.company.id, record, way);
  return isAdmin(viewer) ? hoursOfAnyone(record, way) : null;
}

export default orMissing(async function RequestPage({ params }: Props) {
  const { lng, id } = await params;
  const found = await loadRequest(id);
  if (found.ended) return drawEnded(lng, found.ended, found.viewer);
  const { record, own, access, viewer } = found;
  const title = await titleOf(record);
  const changes = mayChange(viewer, record, own);
  const drives = isBusPartner(viewer) || isAdmin(viewer);
  const [way, receiver] = await Promise.all([(drives ? drivenWay : tripWay)(record), receiverOf(record)]);
  const hours = await hoursFor(viewer, record, way);
  const { section, answered, isWide } = await offersFor(found, title, hours);
  const lost = changes ? await tripOfRequest(id) : null;
  return (
    <ClientMessages ns={["busrequest", "map", "offer", "needs", "price", "drivinghours"]}>
      <RequestDetail
        request={record}
        title={title}
        gate={gateOf(viewer, access, record)}
        mayChange={changes}
        receiver={receiver}
        received={receivesRequest(viewer, record)}
        first={record.mode === "circle" && !own}
        readers={record.mode === "circle" && changes ? await listReaders(viewer, id) : undefined}
        lost={lost && <LostTrip trip={lost} />}
        now={await nowFor(found, { answered, receiver })}
        fits={await fitsFor(found)}
        offers={section}
        isWide={isWide}
        answered={answered}
        way={way}
        hours={hours}
        stops={hours && way ? await stopsAtBreaks(hours, way, viewer.language) : []}
        answerHref={answersByOffer(found) ? "#offer" : undefined}
        loginHref={`/${lng}/login?callbackUrl=${encodeURIComponent(`/${lng}/request/${id}`)}`}
      />
    </ClientMessages>
  );
});
