"use client";
import { mostBuses } from "@/lib/features/busrequest/rules/seats";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useDraft } from "@/components/form/use-draft";
import { toast } from "@/components/ui/toast-store";
import type { RequestTimes } from "@/lib/features/offer/rules/offer";
import type { OfferDraft } from "@/lib/features/offer/schema";
import type { ApiError } from "@/lib/http/client";
import { draftOf, emptyOffer, type OfferValues, offerResolver } from "./values";

const names = ["price", "currency", "vat", "vatRate", "bus", "vehicle", "included", "notIncluded"] as const;
const moreNames = [
  "alt",
  "altStart",
  "altEnd",
  "reason",
  "confirms",
  "cancellation",
  "validUntil",
  "description",
] as const;
export const offerFieldNames = [...names, ...moreNames] as const;

/** Each field's name in words. */
export function useOfferLabels() {
  const t = useTranslations("offer.form");
  const further = Array.from({ length: mostBuses - 1 }, (_, at) => [`moreBuses.${at}`, t("busNumber", { n: at + 2 })]);
  return Object.fromEntries([...offerFieldNames.map((name) => [name, t(name)]), ...further]);
}

type Use<T> = {
  /** Name of the draft that stays on this device until the offer is sent. */
  draftName: string;
  times: RequestTimes;
  /** Proposed end of validity, the same on server and browser. */
  proposed: number;
  /** Those of the fleet that fit best. */
  buses?: readonly string[];
  /** What the form begins with beside that: of a template. */
  begin?: Partial<OfferValues>;
  post: (offer: OfferDraft, idempotencyKey: string) => Promise<T>;
  onSent: (answer: T) => void;
};

/** The form of an offer, whoever sends it: what is typed stays, and one press makes one offer. */
export function useOfferForm<T>({ draftName, times, proposed, buses = [], begin, post, onSent }: Use<T>) {
  const t = useTranslations("offer.form");
  const router = useRouter();
  const [first] = useState(() => ({ ...emptyOffer(proposed, ...buses), ...begin }));
  const form = useForm({ defaultValues: first, resolver: offerResolver(times), shouldFocusError: false });
  const draft = useDraft(draftName, form);
  const press = useRef({ body: "", key: "" });
  const labels = useOfferLabels();

  async function send(values: OfferValues) {
    const offer = draftOf(values) as OfferDraft;
    const body = JSON.stringify(offer);
    // Another body is another offer: the key of a refused one would be a conflict.
    if (press.current.body !== body) press.current = { body, key: crypto.randomUUID() };
    const answer = await post(offer, press.current.key);
    draft.clear();
    toast({ title: t("sent") });
    onSent(answer);
  }
  /** Booked since the page came: the message names the trip, and the list of buses is read anew. */
  function onRefused({ fields }: ApiError) {
    const trip = fields.find(({ path }) => path === "bus")?.detail;
    if (!trip) return false;
    form.setError("bus", { type: "server", message: t("busClash", { trip }) }, { shouldFocus: true });
    router.refresh();
    return true;
  }
  return { form, draft, labels, send, onRefused, isSubmitting: form.formState.isSubmitting };
}
