import { getLocale, getTranslations } from "next-intl/server";
import { type NowReader, RequestNow } from "@/components/busrequest/now/request-now";
import { ButtonLink } from "@/components/ui/button";
import { receivesRequest } from "@/lib/access/records";
import { isAdmin, isBusPartner, isSignedIn, isTravelService } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import type { Viewer } from "@/lib/access/viewer";
import { requestProgress } from "@/lib/features/alert/queries/progress";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { leadsDispatch } from "@/lib/features/dispatch/queries/read";
import { takesOffers } from "@/lib/features/offer/rules/offer";

type Found = { record: BusRequestRecord; own: boolean; viewer: Viewer };

function readerOf({ record, own, viewer }: Found, answered: boolean): NowReader {
  if (isTravelService(viewer)) return "travelService";
  if (own && !receivesRequest(viewer, record)) return isAdmin(viewer) ? "other" : "author";
  if (isBusPartner(viewer)) return answered ? "answered" : "bidder";
  return isSignedIn(viewer) ? "other" : "visitor";
}

/** A travel service offers no bus: its work is where groups pass. */
async function passingAction() {
  const [t, lng] = await Promise.all([getTranslations("busrequest.now"), getLocale()]);
  return (
    <ButtonLink variant="pri" href={`/${lng}${screens.nearrequests.path}`} className="justify-self-start">
      {t("passing")}
    </ButtonLink>
  );
}

/** Who has posted an emergency leads its search for a bus. */
async function searchAction(id: string) {
  const [t, lng] = await Promise.all([getTranslations("busrequest.form"), getLocale()]);
  return (
    <ButtonLink variant="pri" href={`/${lng}/userpanel/dispatch/${id}`} className="justify-self-start">
      {t("done.search")}
    </ButtonLink>
  );
}

/** What the reader does next besides offering; null where there is nothing. */
async function actionFor({ record, viewer }: Found, reader: NowReader) {
  if (reader === "travelService") return passingAction();
  if (record.category !== "emergency" || !isSignedIn(viewer)) return null;
  return (await leadsDispatch(viewer, { id: record.id, token: null })) ? searchAction(record.id) : null;
}

/** Where the request stands, for kinds that are answered by offers. */
export async function nowFor(found: Found, { answered, receiver }: { answered: boolean; receiver: string | null }) {
  const { record, viewer } = found;
  if (!takesOffers(record.category)) return null;
  const progress = await requestProgress(viewer, { id: record.id, token: null });
  if (!progress) return null;
  const reader = readerOf(found, answered);
  const action = await actionFor(found, reader);
  return <RequestNow request={record} progress={progress} receiver={receiver} reader={reader} action={action} />;
}
