import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { managementAddress, managementQuery, take } from "@/components/busrequest/management-filter";
import { Management } from "@/components/busrequest/management-list";
import { type CalendarAddress, daysOf, calendarAddress, spanOf } from "@/components/calendar/address";
import { CalendarBoard } from "@/components/calendar/board";
import { ViewSeg } from "@/components/calendar/view-seg";
import { FirstSteps } from "@/components/firststep/first-steps";
import { today as dayAt } from "@/components/form/calendar";
import { ClientMessages } from "@/components/layout/client-messages";
import type { BusPartner } from "@/lib/access/viewer";
import { busChoices } from "@/lib/features/calendar/queries/booking";
import { calendarEntries } from "@/lib/features/calendar/queries/entries";
import { listManaged } from "@/lib/features/calendar/queries/management";
import { senderOf } from "@/lib/features/calendar/queries/sender";
import { calendarZone } from "@/lib/features/calendar/queries/zone";
import { firstStepsOf } from "@/lib/features/firststep/queries";
import { isLanguage, weekStartsOn } from "@/lib/i18n/routing";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/management.css";

type Search = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Search> };
type Part = { viewer: BusPartner; lng: string; search: Search; address: CalendarAddress; now: number; zone: string };

export const generateMetadata = screenMetadata("management", async (): Promise<Metadata> => {
  const t = await getTranslations("calendar");
  return { title: t("title"), robots: { index: false } };
});

const pathOf = (lng: string) => `/${lng}/userpanel/management`;

const day = 86_400_000;
/** What was driven lately and what is ahead: within the 400 days that the call gives. */
const fileOf = (company: string, now: number) =>
  `/api/company/${company}/calendar.csv?from=${now - 30 * day}&to=${now + 365 * day}`;

async function ListView({ viewer, lng, search, address, now, zone }: Part) {
  const filter = managementAddress.read(search);
  const path = pathOf(lng);
  const company = viewer.company.id;
  const { rows, total } = await listManaged(viewer, managementQuery(filter, zone));
  const last = Math.max(1, Math.ceil(total / take));
  if (filter.page > last) redirect(`${path}${managementAddress.write({ ...filter, page: last })}`);
  const views = <ViewSeg {...address} today={dayAt(now, zone)} path={path} />;
  return (
    <Management
      rows={rows}
      total={total}
      filter={filter}
      path={path}
      company={company}
      views={views}
      zone={zone}
      now={now}
      file={fileOf(company, now)}
    />
  );
}

/** The days that the address shows, and no more, come with the page. */
async function CalendarView({ viewer, lng, search, address, now, zone }: Part) {
  const company = viewer.company.id;
  const span = spanOf(daysOf(address, isLanguage(lng) ? weekStartsOn(lng) : 1), zone);
  const [all, buses, sender] = await Promise.all([
    calendarEntries(viewer, company, span),
    busChoices(viewer, company),
    senderOf(viewer),
  ]);
  const entries = all.filter(({ category }) => category === null || address.kinds.includes(category));
  const today = dayAt(now, zone);
  return (
    <CalendarBoard
      entries={entries}
      address={address}
      today={today}
      zone={zone}
      now={now}
      company={company}
      buses={buses}
      sender={sender}
      path={pathOf(lng)}
      isAdding={search.new === "booking"}
      isConnecting={search.new === "calendar"}
    />
  );
}

export default orMissing(async function ManagementPage({ params, searchParams }: Props) {
  const [{ lng }, search] = await Promise.all([params, searchParams]);
  const viewer = await openScreen("management", lng);
  const now = Date.now();
  const zone = await calendarZone(viewer, viewer.company.id);
  const address = calendarAddress.read(search, { date: dayAt(now, zone) });
  const part = { viewer, lng, search, address, now, zone };
  return (
    <ClientMessages ns={["busrequest", "calendar", "place", "needs", "returnleg"]} timeZone={zone}>
      <FirstSteps lng={lng} steps={await firstStepsOf(viewer)} />
      {address.view === "list" ? <ListView {...part} /> : <CalendarView {...part} />}
    </ClientMessages>
  );
});
