import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { DayCard } from "@/components/drive/day-card";
import { OwnDay } from "@/components/drive/own-day";
import { CrewCard } from "@/components/driver/crew-card";
import { ClientMessages } from "@/components/layout/client-messages";
import { PauseButton } from "@/components/trip/pause-button";
import { type DrivenTrip, TripHours } from "@/components/trip/trip-hours";
import { TripNews } from "@/components/trip/trip-news";
import { TripView } from "@/components/trip/trip-view";
import { isBusPartner } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import { AppError } from "@/lib/errors";
import { routeName } from "@/lib/i18n/place-names";
import { readAssignment } from "@/lib/features/driver/queries/assignment";
import { drivenByCompany } from "@/lib/features/driver/queries/pauses";
import type { BreakStop } from "@/lib/features/drivinghours/schema";
import { dayOfTrip } from "@/lib/features/driver/queries/drive";
import { latestEvent } from "@/lib/features/event/queries";
import { issuedPapers } from "@/lib/features/paper/queries";
import { readTrip } from "@/lib/features/trip/queries/read";
import { isAhead } from "@/lib/features/trip/rules";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import type { Language } from "@/lib/i18n/routing";
import { orMissing } from "../../../missing";
import { openScreen, screenMetadata } from "../../../open-screen";
import "@/sheets/trips.css";

type Props = { params: Promise<{ lng: string; id: string }> };

export const generateMetadata = screenMetadata("trips", async (): Promise<Metadata> => {
  const t = await getTranslations("trip.list");
  return { title: t("one"), robots: { index: false } };
});

/** While it lies ahead: what its company's drivers have to keep, and where they take their breaks. */
async function drivenBy(
  { id, version, side, state }: TripRecord,
  lng: Language,
  drives: boolean,
): Promise<DrivenTrip | null> {
  if (side !== "company" || !isAhead(state)) return null;
  const driven = await drivenByCompany(id, lng);
  if (!driven) return null;
  const { taken, mayChoose, ...shown } = driven;
  const button = (which: number, stop: BreakStop) => (
    <PauseButton trip={{ id, version }} which={which} stop={stop} taken={taken.get(which) === stop.id} />
  );
  return { ...shown, choice: mayChoose && drives ? { taken, button } : undefined };
}

async function load(id: string, lng: string) {
  const viewer = await openScreen("trips", lng, `/${encodeURIComponent(id)}`);
  if (!/^[\da-f-]{36}$/i.test(id)) notFound();
  try {
    const trip = await readTrip(viewer, { id, token: null });
    const drives = isBusPartner(viewer);
    const assignment = trip.side === "company" && drives ? await readAssignment(viewer, id) : null;
    const day = trip.side === null ? null : await dayOfTrip(trip.id);
    return {
      trip,
      assignment,
      day,
      issued: await issuedPapers(trip),
      driven: await drivenBy(trip, lng as Language, drives),
      drives,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "NotFound") notFound();
    throw error;
  }
}

export default orMissing(async function TripPage({ params }: Props) {
  const { lng, id } = await params;
  const since = await latestEvent();
  const { trip, assignment, day, driven, drives, issued } = await load(id, lng);
  const t = await getTranslations("trip.list");
  const title = `${trip.reference}: ${routeName(trip.start.address, trip.end.address, lng as Language)}`;
  return (
    <ClientMessages
      ns={[
        "trip",
        "offer.thread",
        "busrequest.vehicleTypes",
        "busrequest.page",
        "busrequest.organisationTypes",
        "busrequest.form",
        "busrequest.fleet",
        "busrequest.board",
        "place",
        "driver",
        "drivinghours",
        "map",
        "rating",
        "price.part",
        "price.guide",
      ]}
    >
      <div className="grid grid-cols-1 content-start gap-4">
        <TripNews trip={{ id, messages: trip.messages }} since={since} />
        <p>
          <Link href={`/${lng}${screens.trips.path}`}>{t(drives ? "back" : "backOrdered")}</Link>
        </p>
        <TripView
          trip={trip}
          title={title}
          now={Date.now()}
          issued={issued}
          day={day && (trip.side === "company" ? <OwnDay day={day} /> : <DayCard day={day} />)}
          crew={assignment && <CrewCard assignment={assignment} later={trip.change?.own === false} />}
          hours={driven && <TripHours title={title} driven={driven} buses={trip.quantity} />}
        />
      </div>
    </ClientMessages>
  );
});
