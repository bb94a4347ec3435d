"use client";
import { useAction } from "@/components/form/use-action";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { api } from "@/lib/http/client";

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
export function useOfferAction(offer: OfferRecord, { token, onDone }: Options) {
  const messageOf = useErrorMessage();
  const { run, ...rest } = useAction({
    refresh: "page",
    onShown: onDone,
    onRefused: (error) => {
      // What stood in the way is then seen on the page behind; the buttons and the dialog may be gone from it.
      if (error.code === "Conflict") toast({ title: messageOf(error), variant: "destructive" });
    },
  });
  return { ...rest, run: (action: Action, done: string) => run(() => answer(action, offer, token), done) };
}
