import type { Metadata } from "next";
import { EditForm } from "@/components/busrequest/form/edit-form-later";
import { MyRequest } from "@/components/busrequest/my-request";
import { DayCard } from "@/components/drive/day-card";
import { ClientMessages } from "@/components/layout/client-messages";
import { NewsBar } from "@/components/live/news-bar";
import { LostTrip } from "@/components/trip/lost-trip";
import { TripView } from "@/components/trip/trip-view";
import { dayOfTrip } from "@/lib/features/driver/queries/drive";
import { latestEvent } from "@/lib/features/event/queries";
import { requestProgress } from "@/lib/features/alert/queries/progress";
import { issuedPapers } from "@/lib/features/paper/queries";
import { tripOfRequest } from "@/lib/features/trip/queries/read";
import { tripWay } from "@/lib/features/way/queries";
import { titleOf } from "../../request/title";
import { fitsOf } from "./fits";
import { load } from "./load";
import { offersOf } from "./offers";
import { searchOf } from "./search";
import { currentViewer } from "../../../current-viewer";
import { orMissing, orMissingTitle } from "../../../missing";
import "@/sheets/author.css";

type Props = { params: Promise<{ lng: string; token: string }>; searchParams: Promise<{ edit?: string }> };

export const generateMetadata = orMissingTitle(async ({ params }: Props): Promise<Metadata> => {
  const { record } = await load((await params).token);
  return { title: await titleOf(record), robots: { index: false, follow: false }, referrer: "no-referrer" };
});

export default orMissing(async function MyRequestPage({ params, searchParams }: Props) {
  const [{ lng, token }, { edit }] = await Promise.all([params, searchParams]);
  const since = await latestEvent();
  const { record, receiverName, receiverSlug, ...view } = await load(token);
  const { confirmedAt, approvedAt, ruleWaits, rejectReason } = view;
  const { company } = record;
  const receiver = receiverName && company ? { id: company, name: receiverName, slug: receiverSlug ?? "" } : null;
  const trip = await tripOfRequest(record.id);
  const day = trip && (await dayOfTrip(trip.id));
  const runs = record.ended_at !== null;
  const title = await titleOf(record);
  const editing = edit === "1" && record.ended_at === null;
  const own = { record, token, backHref: `/${lng}/myrequest/${token}` };
  return (
    <ClientMessages
      ns={["busrequest", "place", "offer", "needs", "way", "drivinghours", "price", "trip", "driver", "rating"]}
    >
      {!editing && (
        <NewsBar
          nouns={["offer", "message", "busrequest", "trip"]}
          since={since}
          token={token}
          className="sticky top-0 z-2 bg-page"
        />
      )}
      {editing ? (
        <EditForm
          {...own}
          receiver={receiver}
          fixedEmail={record.companyType === "private"}
          trade={record.companyType !== "private"}
        />
      ) : (
        <MyRequest
          request={record}
          confirmedAt={confirmedAt}
          approvedAt={approvedAt}
          ruleWaits={ruleWaits}
          rejectReason={rejectReason}
          token={token}
          receiver={receiverName}
          title={title}
          trip={
            trip &&
            runs && (
              <TripView
                trip={trip}
                title={`${trip.reference}: ${title}`}
                now={Date.now()}
                token={token}
                issued={await issuedPapers(trip)}
                day={day && <DayCard day={day} />}
              />
            )
          }
          lost={trip && !runs && <LostTrip trip={trip} />}
          search={await searchOf(record, token, since)}
          way={await tripWay(record)}
          progress={await requestProgress(await currentViewer(), { id: record.id, token })}
          fits={await fitsOf(record, token)}
          offers={await offersOf(record, token, receiverName)}
        />
      )}
    </ClientMessages>
  );
});
