"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { useAction } from "@/components/form/use-action";
import { toast } from "@/components/ui/toast-store";
import { markRequest } from "@/lib/features/filtersetting/client";
import type { MarkInput, NearRow } from "@/lib/features/filtersetting/schema";

/** Hides, brings back and notes; the list is read anew after it. True where it was saved. */
export function useMarks({ id, reference }: NearRow) {
  const t = useTranslations("near");
  const router = useRouter();
  const [isStale, refresh] = useTransition();
  const { run, busy } = useAction({ failed: t("markFailed") });
  async function mark(change: MarkInput) {
    const saved = await run(() => markRequest(id, change));
    if (saved) refresh(() => router.refresh());
    return saved;
  }
  async function hide() {
    const saved = await mark({ hidden: true });
    const undo = { label: t("undo"), onAct: () => void mark({ hidden: false }) };
    if (saved) toast({ title: t("hiddenToast", { reference }), action: undo });
    return saved;
  }
  async function show() {
    const saved = await mark({ hidden: false });
    if (saved) toast({ title: t("shownToast", { reference }) });
    return saved;
  }
  async function note(text: string) {
    const saved = await mark({ note: text });
    if (saved) toast({ title: t(text ? "note.saved" : "note.removed") });
    return saved;
  }
  return { busy: busy || isStale, hide, show, note };
}
