"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "@/components/form/use-field";
import { toast } from "@/components/ui/toast-store";
import { changeBusRequest, readBusRequest } from "@/lib/features/busrequest/client";
import { changeBooking } from "@/lib/features/calendar/client";
import type { CalendarEntry } from "@/lib/features/calendar/schema";
import { ApiError } from "@/lib/http/client";
import { daysLater } from "./values";

type Moved = Pick<CalendarEntry, "id" | "kind" | "title" | "start" | "end" | "version">;
type Patch = { start: number; end: number; version: number; waiting: boolean };

/** Writes the new times; the version that the entry then has. */
async function write({ id, kind, version }: Moved, { start, end }: { start: number; end: number }) {
  if (kind === "booking") return (await changeBooking(id, { start, end, version })).version;
  const record = await readBusRequest(id);
  const change = { start: { ...record.start, date: start }, end: { ...record.end, date: end }, version };
  return (await changeBusRequest(id, change)).version;
}

/** What was moved stands where it was let go, until the page brings it from the server. */
function apply(entry: CalendarEntry, patch: Patch | undefined): CalendarEntry {
  if (!patch || (!patch.waiting && patch.version <= entry.version)) return entry;
  const { start, end, version, waiting } = patch;
  return { ...entry, start, end, version, mayMove: entry.mayMove && !waiting };
}

/** Moves an entry by days at the same time of day, says so, and takes it back on demand. */
export function useMove() {
  const t = useTranslations("calendar.move");
  const text = useErrorText();
  const router = useRouter();
  const [patches, setPatches] = useState<ReadonlyMap<string, Patch>>(new Map());
  const put = (id: string, patch: Patch | null) =>
    setPatches((before) => {
      const after = new Map(before);
      if (patch) after.set(id, patch);
      else after.delete(id);
      return after;
    });
  function complain(error: unknown) {
    const known = error instanceof ApiError ? error : null;
    const description = text(known?.fields[0]?.message) ?? known?.errordesc;
    toast({ title: t("failed"), description, variant: "destructive" });
  }
  async function move(entry: Moved, days: number, undoing = false): Promise<boolean> {
    const { id, version, title } = entry;
    const times = { start: daysLater(entry.start, days), end: daysLater(entry.end, days) };
    put(id, { ...times, version, waiting: true });
    try {
      const after = { ...entry, ...times, version: await write(entry, times) };
      put(id, { ...times, version: after.version, waiting: false });
      const undo = { label: t("undo"), onAct: () => void move(after, -days, true) };
      toast({
        title: t(undoing ? "undone" : "done", { days }),
        description: title,
        action: undoing ? undefined : undo,
      });
      return true;
    } catch (error) {
      put(id, null);
      complain(error);
      return false;
    } finally {
      router.refresh();
    }
  }
  const withMoves = (entries: readonly CalendarEntry[]) => entries.map((entry) => apply(entry, patches.get(entry.id)));
  return { move, withMoves, patches };
}
