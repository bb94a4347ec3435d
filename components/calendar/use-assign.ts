"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast-store";
import type { BusChoice } from "@/lib/features/calendar/schema";
import type { Shown } from "./layout";
import { allowed, type Refusal, refusalOf, type Target } from "./target";

type Query = {
  buses: readonly BusChoice[];
  entries: readonly Shown[];
  now: number;
  move: (entry: Shown, target: Target) => Promise<boolean>;
};

/** Moves an entry where it may go; where a bus does not get it, says why not and what to do instead. */
export function useAssign({ buses, entries, now, move }: Query) {
  const t = useTranslations("calendar.assign");
  const router = useRouter();
  const lng = useLocale();
  const choiceOf = (bus: Target["bus"]) => buses.find(({ id }) => id === bus?.id) ?? null;
  function wordsOf({ why, by }: Refusal, entry: Shown, bus: BusChoice | null) {
    return t(why, { bus: bus?.licenceplate ?? "", seats: bus?.capacity ?? 0, by: by?.title ?? "", name: entry.title });
  }
  function tell(refusal: Refusal, entry: Shown, bus: BusChoice | null) {
    const open = () => router.push(`/${lng}/request/${entry.request ?? entry.id}`);
    toast({
      title: t("failed", { name: entry.title }),
      description: wordsOf(refusal, entry, bus),
      action: refusal.why === "foreign" ? { label: t("answer"), onAct: open } : undefined,
    });
  }
  /** What is in the way of a bus, for a menu; null where nothing is. */
  function refused(entry: Shown, bus: BusChoice) {
    const refusal = refusalOf(entry, bus, { now, entries });
    return refusal && wordsOf(refusal, entry, bus);
  }
  async function assign(entry: Shown, wanted: Target) {
    const changes = wanted.bus !== undefined && wanted.bus?.id !== entry.bus?.id;
    const bus = choiceOf(wanted.bus);
    const refusal = changes ? refusalOf(entry, bus, { now, entries }) : null;
    if (refusal) {
      tell(refusal, entry, bus);
      return false;
    }
    const target = allowed(entry, wanted);
    return target ? move(entry, target) : false;
  }
  return { assign, refused };
}
