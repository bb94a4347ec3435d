"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { toast } from "@/components/ui/toast-store";
import type { SubscriptionRecord } from "@/lib/features/subscription/schema/subscription";
import { api } from "@/lib/http/client";

/** The record as last heard of: by the page, or by a action done since. */
export function useLatest(record: SubscriptionRecord) {
  const [heard, setHeard] = useState(record);
  return { record: heard.version > record.version ? heard : record, setHeard };
}

/** One-click actions: each says what happened; what was refused is told, and the page read anew. */
export function useActions(onDone: (record: SubscriptionRecord) => void) {
  const t = useTranslations("subscription");
  const router = useRouter();
  const { run, busy } = useAction({ failed: t("failed"), refresh: router.refresh });
  const settle =
    (title: string) =>
    ({ first }: { first: SubscriptionRecord }) => {
      onDone(first);
      return title;
    };
  return {
    busy,
    startTrial: () => run(() => api("POST /subscription/trial"), settle(t("done.trial"))),
    resume: () => run(() => api("POST /subscription/resume"), settle(t("done.resumed"))),
    openPortal: () => run(async () => window.location.assign((await api("POST /subscription/portal")).first.url)),
    /** Throws: the dialog that asked shows the refusal. */
    cancel: async (withdrawn: boolean) => {
      const answer = await api("POST /subscription/cancel");
      toast({ title: settle(t(withdrawn ? "done.withdrawn" : "done.cancelled"))(answer) });
      router.refresh();
    },
  };
}

export type Actions = ReturnType<typeof useActions>;
