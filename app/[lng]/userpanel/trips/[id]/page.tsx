import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { DayCard } from "@/components/drive/day-card";
import { CrewCard } from "@/components/driver/crew-card";
import { ClientMessages } from "@/components/layout/client-messages";
import { type DrivenTrip, TripHours } from "@/components/trip/trip-hours";
import { NewsBar } from "@/components/live/news-bar";
import { TripView } from "@/components/trip/trip-view";
import { isBusPartner } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import { AppError } from "@/lib/errors";
import { routeName } from "@/lib/features/place/rules";
import { hoursWithPauses, type Pauses } from "@/lib/features/advertiserlocation/queries/at-break";
import { readAssignment } from "@/lib/features/driver/queries/assignment";
import { dayOfTrip } from "@/lib/features/driver/queries/drive";
import { companyHours } from "@/lib/features/drivinghours/queries/of-company";
import { mayChooseBreaks } from "@/lib/drivinghours/place-break";
import { latestEvent } from "@/lib/features/event/queries";
import { readTrip } from "@/lib/features/trip/queries/read";
import { isAhead } from "@/lib/features/trip/rules";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { tripWay } from "@/lib/features/way/queries";
import type { Language } from "@/lib/i18n/routing";
import { orMissing } from "../../../missing";
import { openScreen, screenMetadata } from "../../../open-screen";

type Search = { pause?: string | string[] };
type Props = { params: Promise<{ lng: string; id: string }>; searchParams: Promise<Search> };

export const generateMetadata = screenMetadata("trips", async (): Promise<Metadata> => {
  const t = await getTranslations("trip.list");
  return { title: t("one"), robots: { index: false } };
});

/** `?pause=0.<id>`: the first break is taken at that stop. */
function pausesOf({ pause }: Search): Pauses {
  const told = [pause ?? []].flat().map((text) => /^(\d)\.([\da-f-]{36})$/i.exec(text));
  return new Map(told.flatMap((one): [number, string][] => (one?.[2] ? [[Number(one[1]), one[2]]] : [])));
}

/** The page with a stop chosen for a break; without it where it is chosen already. */
function hrefOf(path: string, taken: Pauses, which: number, stop: string) {
  const next = new Map(taken);
  if (taken.get(which) === stop) next.delete(which);
  else next.set(which, stop);
  const search = new URLSearchParams([...next].map(([at, id]) => ["pause", `${at}.${id}`]));
  return next.size > 0 ? `${path}?${search}` : path;
}

/** While it lies ahead: what its company's drivers have to keep. */
async function drivenBy(trip: TripRecord, lng: Language, pauses: Pauses): Promise<DrivenTrip | null> {
  if (trip.side !== "company" || !isAhead(trip.state)) return null;
  const way = await tripWay(trip);
  const planned = await companyHours(trip.company, { ...trip, category: "grouprequest" }, way);
  if (!way || !planned) return null;
  const { hours, stops, taken } = await hoursWithPauses(planned, way, lng, pauses);
  const path = `/${lng}${screens.trips.path}/${trip.id}`;
  const choice = { taken, hrefOf: (which: number, stop: string) => hrefOf(path, taken, which, stop) };
  return { way, hours, stops, choice: mayChooseBreaks(planned) ? choice : undefined };
}

async function load(id: string, lng: string, pauses: Pauses) {
  const viewer = await openScreen("trips", lng, `/${encodeURIComponent(id)}`);
  if (!/^[\da-f-]{36}$/i.test(id)) notFound();
  try {
    const trip = await readTrip(viewer, { id, token: null });
    const assignment = trip.side === "company" && isBusPartner(viewer) ? await readAssignment(viewer, id) : null;
    const day = trip.side === "author" ? await dayOfTrip(trip.id) : null;
    return {
      trip,
      assignment,
      day,
      driven: await drivenBy(trip, lng as Language, pauses),
      drives: isBusPartner(viewer),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "NotFound") notFound();
    throw error;
  }
}

export default orMissing(async function TripPage({ params, searchParams }: Props) {
  const { lng, id } = await params;
  const since = await latestEvent();
  const { trip, assignment, day, driven, drives } = await load(id, lng, pausesOf(await searchParams));
  const t = await getTranslations("trip.list");
  const title = `${trip.reference}: ${routeName(trip.start.address, trip.end.address, lng as Language)}`;
  return (
    <ClientMessages
      ns={[
        "trip",
        "offer.thread",
        "busrequest.vehicleTypes",
        "busrequest.ticket",
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
      ]}
    >
      <div className="grid grid-cols-1 content-start gap-4">
        <NewsBar nouns={["trip"]} since={since} />
        <p>
          <Link href={`/${lng}${screens.trips.path}`}>{t(drives ? "back" : "backOrdered")}</Link>
        </p>
        <TripView
          trip={trip}
          title={title}
          now={Date.now()}
          day={day && <DayCard day={day} />}
          crew={assignment && <CrewCard assignment={assignment} />}
          hours={driven && <TripHours title={title} driven={driven} />}
        />
      </div>
    </ClientMessages>
  );
});
