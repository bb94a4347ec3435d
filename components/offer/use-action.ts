"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { ApiError, api } from "@/lib/http/client";

type Action = "accept" | "decline" | "withdraw";

type Options = { token?: string /** Once the page is up to date. */; onDone: () => void };

/** Of the offer as it was read: one that has moved on is a conflict. */
function answer(action: Action, { id, version }: OfferRecord, token?: string) {
  const read = { params: { id }, query: { version } };
  return action === "withdraw"
    ? api("POST /offer/{id}/withdraw", read)
    : api(`POST /offer/{id}/${action}`, { ...read, token });
}

/** Does it, says what happened and brings the page up to date; a refusal is kept as a sentence. */
export function useAction(offer: OfferRecord, { token, onDone }: Options) {
  const router = useRouter();
  const messageOf = useErrorMessage();
  const [working, setWorking] = useState(false);
  const [isDone, setDone] = useState(false);
  const [isStale, refresh] = useTransition();
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!isDone || isStale) return;
    setDone(false);
    onDone();
  }, [isDone, isStale, onDone]);
  async function run(action: Action, done: string) {
    setWorking(true);
    setTrouble("");
    try {
      await answer(action, offer, token);
      toast({ title: done });
      setDone(true);
      refresh(() => router.refresh());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(messageOf(error));
      if (error.code !== "Conflict") return;
      // What stood in the way is then seen on the page behind; the buttons and the dialog may be gone from it.
      toast({ title: messageOf(error), variant: "destructive" });
      refresh(() => router.refresh());
    } finally {
      setWorking(false);
    }
  }
  return { run, busy: working || isStale, trouble, forget: () => setTrouble("") };
}
