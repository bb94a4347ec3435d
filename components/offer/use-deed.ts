"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import { answerOffer } from "@/lib/features/offer/client";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { ApiError } from "@/lib/http/client";

type Deed = "accept" | "decline" | "withdraw";

/** Does it, says what happened and brings the page up to date; a refusal is kept as a sentence. */
export function useDeed(offer: OfferRecord, token?: string) {
  const router = useRouter();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  async function run(deed: Deed, done: string) {
    setBusy(true);
    setTrouble("");
    try {
      await answerOffer(deed, offer, token);
      toast({ title: done });
      router.refresh();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(messageOf(error));
      // What stood in the way is then seen on the page behind.
      if (error.code === "Conflict") router.refresh();
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { run, busy, trouble, forget: () => setTrouble("") };
}
