"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { toast } from "@/components/ui/toast-store";
import { namesBus } from "@/lib/features/busrequest/rules/kind-fields";
import { overlapName } from "@/lib/features/busrequest/rules/overlap";
import type { Overlap } from "@/lib/features/busrequest/schema/record";
import type { BusChoice, CalendarEntry } from "@/lib/features/calendar/schema";
import { api } from "@/lib/http/client";
import { inWords, type Target } from "./target";
import { daysLater } from "./values";

type Moved = CalendarEntry;
type Place = Pick<CalendarEntry, "start" | "end" | "bus">;
type Patch = Place & { version: number; waiting: boolean };

/** Writes the new times and bus; what is stored then. */
async function write({ id, kind, version }: Moved, { start, end, bus }: Place) {
  if (kind === "booking") {
    const body = { start, end, bus: bus?.id ?? null, version };
    return (await api("PUT /booking/{id}", { params: { id }, body })).first;
  }
  const named = kind !== "external" && namesBus(kind) ? { bus: bus?.id ?? null } : {};
  const change = { start: { date: start }, end: { date: end }, ...named, version };
  return (await api("PUT /busrequest/{id}", { params: { id }, body: change })).first;
}

/** What was moved stands where it was let go, until the page brings it from the server. */
function apply(entry: CalendarEntry, patch: Patch | undefined): CalendarEntry {
  if (!patch || (!patch.waiting && patch.version <= entry.version)) return entry;
  const { start, end, bus, version, waiting } = patch;
  return { ...entry, start, end, bus, version, mayMove: entry.mayMove && !waiting };
}

/** Moves an entry by days at the same time of day or to another bus, says so, and takes it back on demand. */
export function useMove(buses: readonly BusChoice[], zone: string) {
  const t = useTranslations("calendar.move");
  const words = useTranslations("calendar");
  const router = useRouter();
  const [patches, setPatches] = useState<ReadonlyMap<string, Patch>>(new Map());
  const put = (id: string, patch: Patch | null) =>
    setPatches((before) => {
      const after = new Map(before);
      if (patch) after.set(id, patch);
      else after.delete(id);
      return after;
    });
  const { run } = useAction({
    failed: t("failed"),
    onRefused: ({ fields }) => {
      const trip = fields[0]?.detail;
      if (!trip) return false;
      toast({ title: t("failed"), description: words("clash", { trip }), variant: "destructive" });
      return true;
    },
    refresh: router.refresh,
  });
  /** A bus that has gone out of service takes nothing back. */
  const takesBack = (bus: Moved["bus"]) => bus === null || buses.some(({ id }) => id === bus.id);
  const said = ({ days, bus }: Target) => {
    if (bus === undefined) return t("done", inWords(days));
    const name = bus?.licenceplate ?? t("noBus");
    return days === 0 ? t("doneBus", { bus: name }) : t("doneBoth", { ...inWords(days), bus: name });
  };
  /** The bus has something else at that time: it may be so, but not unseen. */
  const warned = (overlaps: readonly Overlap[], title: string) => {
    const posts = overlaps.map((overlap) => overlapName(overlap, zone)).join("; ");
    return posts ? t("overlaps", { title, posts }) : null;
  };
  async function move(entry: Moved, target: Target, undoing = false): Promise<boolean> {
    const { id, version, title } = entry;
    const { days, bus = entry.bus } = target;
    if (patches.get(id)?.waiting) return false;
    const place = { start: daysLater(entry.start, days, zone), end: daysLater(entry.end, days, zone), bus };
    put(id, { ...place, version, waiting: true });
    const tells = entry.agreed && bus !== null && bus.id !== entry.bus?.id && !undoing;
    const back = { days: -days, bus: target.bus === undefined ? undefined : entry.bus };
    const written = async () => {
      const { version: stored, overlaps = [] } = await write(entry, place);
      put(id, { ...place, version: stored, waiting: false });
      return { after: { ...entry, ...place, version: stored }, overlaps };
    };
    const moved = await run(written, ({ after, overlaps }) => ({
      title: undoing ? t("undone") : said(target),
      description: warned(overlaps, title) ?? (tells ? t("tellsBus", { title }) : title),
      action:
        undoing || !takesBack(entry.bus) ? undefined : { label: t("undo"), onAct: () => void move(after, back, true) },
    }));
    if (!moved) put(id, null);
    return moved;
  }
  const withMoves = (entries: readonly CalendarEntry[]) => entries.map((entry) => apply(entry, patches.get(entry.id)));
  return { move, withMoves, patches };
}
