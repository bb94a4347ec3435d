"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import { useCancel, usePortal, useResume, useTrial } from "@/lib/features/subscription/client";
import type { SubscriptionRecord } from "@/lib/features/subscription/schema";
import { ApiError } from "@/lib/http/client";

/** The record as last heard of: by the page, or by a action done since. */
export function useLatest(record: SubscriptionRecord) {
  const [heard, setHeard] = useState(record);
  return { record: heard.version > record.version ? heard : record, setHeard };
}

/** One-click actions: each says what happened; what was refused is told, and the page read anew. */
export function useActions(onDone: (record: SubscriptionRecord) => void) {
  const t = useTranslations("subscription");
  const router = useRouter();
  const messageOf = useErrorMessage();
  const [trial, cancel, resume, portal] = [useTrial(), useCancel(), useResume(), usePortal()];
  const settle = (record: SubscriptionRecord, title: string) => {
    toast({ title });
    onDone(record);
    router.refresh();
  };
  const tell = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    toast({ variant: "destructive", title: t("failed"), description: messageOf(error) });
    router.refresh();
  };
  return {
    busy: trial.isPending || resume.isPending || portal.isPending,
    startTrial: () => trial.mutateAsync().then((record) => settle(record, t("done.trial")), tell),
    resume: () => resume.mutateAsync().then((record) => settle(record, t("done.resumed")), tell),
    openPortal: () => portal.mutateAsync().then((url) => window.location.assign(url), tell),
    /** Throws: the dialog that asked shows the refusal. */
    cancel: async (withdrawn: boolean) =>
      settle(await cancel.mutateAsync(), t(withdrawn ? "done.withdrawn" : "done.cancelled")),
  };
}

export type Actions = ReturnType<typeof useActions>;
