"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { valuesOf } from "@/components/busrequest/form/values";
import { useAction } from "@/components/form/use-action";
import { usePage } from "@/components/form/use-page";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import type { BookingRecord, BusChoice } from "@/lib/features/calendar/schema";
import { api } from "@/lib/http/client";
import { dialogs } from "@/lib/state/dialogs";
import type { Range } from "./board-context";
import { type BookingEdit, bookingValuesOf } from "./booking-values";
import type { EntryAction } from "./entry-menu";
import type { Shown } from "./layout";
import type { RequestEdit } from "./request-dialog";
import { daysLater, duplicateValues, newValues, ownTimesOf, returnValues, type Sender } from "./values";

/** The specification's four management edit modals. */
const flags = {
  grouprequest: "editGrouprequest",
  vacancy: "editVacancy",
  emptyride: "editEmptyride",
  emergency: "editEmergency",
} as const;

/** Of a trip's empty way back along the road; null where it cannot be measured: then it is estimated. */
async function minutesHome(trip: BookingRecord["trip"]) {
  if (!trip?.end) return null;
  const points = [trip.end.address.location, trip.start.address.location];
  const way = await api("POST /way", { body: { points } }).catch(() => null);
  return way?.first.minutes ?? null;
}

type Query = { sender: Sender; buses: readonly BusChoice[]; zone: string };

/** Which of the calendar's edit modals is open, and with what. */
export function useEntryDialogs({ sender, buses, zone }: Query) {
  const t = useTranslations("calendar");
  const router = useRouter();
  const open = useDialogFlags();
  const [request, setRequest] = useState<RequestEdit | null>(null);
  const [booking, setBooking] = useState<BookingEdit | null>(null);
  const page = usePage();
  const { run, busy } = useAction({ failed: t("unreadable"), onRefused: page.refreshAfter });

  function editRequest(edit: RequestEdit) {
    setRequest(edit);
    dialogs.open(flags[edit.values.category]);
  }
  function close() {
    for (const flag of Object.values(flags)) dialogs.close(flag);
    setRequest(null);
    setBooking(null);
  }
  function add(kind: Kind | "booking", range: Range) {
    const at = { now: Date.now(), zone };
    if (kind !== "booking") return editRequest({ values: newValues(kind, sender, range, at), record: null });
    setBooking({ values: { title: "", bus: "", note: "", ...ownTimesOf(range, at) }, record: null });
  }
  async function editBooking(entry: Shown, action: EntryAction) {
    const { first: record } = await api("GET /booking/{id}", { params: { id: entry.id } });
    if (action === "return") {
      const bus = buses.find(({ id }) => id === record.bus) ?? null;
      const values = returnValues(record.trip, sender, bus, await minutesHome(record.trip));
      return values && editRequest({ values, record: null });
    }
    const values = bookingValuesOf(record);
    if (action === "edit") return setBooking({ values, record });
    const again = { start: daysLater(record.start, 7, zone), end: daysLater(record.end, 7, zone) };
    setBooking({ values: { ...values, ...again }, record: null });
  }
  /** Opens the modal of a action; false where the entry could not be read. */
  const act = (entry: Shown, action: EntryAction) =>
    run(async () => {
      if (entry.kind === "booking") return editBooking(entry, action);
      const { first: record } = await api("GET /busrequest/{id}", { params: { id: entry.id } });
      if (action === "edit") editRequest({ values: valuesOf(record), record });
      else editRequest({ values: duplicateValues(record, sender, { now: Date.now(), zone }), record: null });
    });
  const saved = () => {
    close();
    router.refresh();
  };
  const shown = request && open[flags[request.values.category]] ? request : null;
  return { request: shown, booking, busy, add, act, close, saved };
}

export type EntryEdits = ReturnType<typeof useEntryDialogs>;
