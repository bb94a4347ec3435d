"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import type { DispatchAskRecord } from "@/lib/features/dispatch/schema/dispatch";
import { api } from "@/lib/http/client";
import { formatTime } from "@/lib/i18n/formats";

/** Whose search: an emergency's, for its author's link or account. */
export type Lead = { id: string; token?: string };

/** What the operator in need presses; the page is read anew after each, and who came second learns whose bus comes. */
export function useLead({ id, token }: Lead) {
  const t = useTranslations("dispatch");
  const messageOf = useErrorMessage();
  const { run, busy } = useAction({
    refresh: "page",
    onRefused: (error) => {
      const taken = error.fields.find(({ message }) => message === "dispatchTaken")?.detail;
      const title = taken ? t("answers.taken", { company: taken }) : messageOf(error);
      toast({ title, variant: "destructive" });
      return true;
    },
  });
  const call = { params: { id }, token };
  const step = (what: "widen" | "end", done?: string) => run(() => api(`POST /dispatch/{id}/${what}`, call), done);
  return {
    busy,
    widen: () => step("widen"),
    end: () => step("end", t("endAsk.done")),
    pause: (paused: boolean) => run(() => api("POST /dispatch/{id}/pause", { ...call, body: { paused } })),
    accept: ({ id: answer, companyName: company, arrivesAt }: DispatchAskRecord, amount?: number) => {
      const price = amount === undefined ? null : { amount };
      const done = t("answers.accepted", { company, time: formatTime(arrivesAt ?? 0) });
      return run(() => api("POST /dispatch/{id}/accept", { ...call, body: { answer, price } }), done);
    },
  };
}
