"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { toast } from "@/components/ui/toast-store";
import { markRequest } from "@/lib/features/filtersetting/client";
import type { MarkInput, NearRow } from "@/lib/features/filtersetting/schema";
import { ApiError } from "@/lib/http/client";

/** Hides, brings back and notes; the list is read anew after it. True where it was saved. */
export function useMarks({ id, reference }: NearRow) {
  const t = useTranslations("near");
  const router = useRouter();
  const [saving, setSaving] = useState(false);
  const [isStale, refresh] = useTransition();
  async function mark(change: MarkInput) {
    setSaving(true);
    try {
      await markRequest(id, change);
      refresh(() => router.refresh());
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: t("markFailed"), description: error.errordesc, variant: "destructive" });
      return false;
    } finally {
      setSaving(false);
    }
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
  return { busy: saving || isStale, hide, show, note };
}
