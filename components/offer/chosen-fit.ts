"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FitRecord } from "@/lib/features/fit/schema";
import type { RequestTimes } from "@/lib/features/offer/rules/offer";
import { priceText } from "@/lib/features/offer/rules/price";
import type { OfferValues } from "./values";

/** A bus that fits, pressed beside the form; `text`: when it would come, `reason`: why at another time than wished. */
type ChosenFit = { fit: FitRecord; text: string; reason: string };

let chosen: ChosenFit | null = null;
const listeners = new Set<(fit: ChosenFit) => void>();

export function chooseFit(fit: ChosenFit) {
  chosen = fit;
  for (const tell of listeners) tell(fit);
}

type Form = UseFormReturn<OfferValues>;
type Bus = { id: string; capacity: number; clash: string | null };
type Filled = NonNullable<OfferValues["filled"]>;

const minute = 60_000;

/** What a price of the guide is in the form: net, in euros. */
export const guidePrice = (net: number): Pick<OfferValues, "price" | "currency" | "vat"> => ({
  price: priceText(Math.round(net * 100)),
  currency: "EUR",
  vat: "on",
});

/** A ride that names no bus is most likely driven by one with as many seats. */
const busOf = ({ bus, supply }: FitRecord, buses: readonly Bus[]) =>
  bus?.id ?? buses.find(({ capacity, clash }) => capacity === supply.seats && !clash)?.id ?? null;

/** Where the bus can come earlier or later only, the other time is offered as such. */
function timesOf({ fit: { pickup, request }, reason }: ChosenFit, { start, end }: RequestTimes): Filled {
  const shift = Math.round((pickup - request.start) / minute) * minute;
  if (shift === 0) return {};
  const moved = request.transferType === "transferoneway" ? end + shift : end;
  return { alt: true, altStart: start + shift, altEnd: moved, reason };
}

const guideNames = ["price", "currency", "vat"] as const;

/** Price, currency and VAT belong together, and so do the other times. */
const together: (keyof Filled)[][] = [
  [...guideNames],
  ["alt", "altStart", "altEnd", "reason"],
  ["bus"],
  ["description"],
];

const options = { shouldDirty: true, shouldValidate: true };

const filledOf = (form: Form) => form.getValues("filled") ?? {};

/** Fills what stands as the form began; what was typed stays. Says what it has filled. */
function fill(form: Form, values: Filled): Filled {
  const filled: Filled = {};
  const start = form.formState.defaultValues ?? {};
  for (const [first, ...rest] of together) {
    if (!first || values[first] === undefined || form.getValues(first) !== start[first]) continue;
    for (const name of [first, ...rest]) {
      form.setValue(name, values[name] as Required<Filled>[keyof Filled], options);
      Object.assign(filled, { [name]: values[name] });
    }
  }
  return filled;
}

/** Puts back what a bus has filled and nobody has changed since. */
function takeBack(form: Form, filled: Filled) {
  const start = form.formState.defaultValues ?? {};
  for (const name of Object.keys(filled) as (keyof Filled)[])
    if (name !== "bus" && form.getValues(name) === filled[name])
      form.setValue(name, start[name] as Required<Filled>[keyof Filled], options);
}

type Use = {
  requestId: string;
  times: RequestTimes;
  buses: readonly Bus[];
  /** The typical price with this bus and those in the form, EUR net; null where nobody knows. */
  priceOf: (fit: FitRecord) => number | null;
};

/** Puts a chosen bus, its times and the guide's price into the form; what was typed stays. */
export function useChosenFit(form: Form, use: Use) {
  const [fit, setFit] = useState<FitRecord | null>(null);
  const held = useRef(use);
  held.current = use;
  const { requestId } = use;
  useEffect(() => {
    const take = (next: ChosenFit) => {
      if (next.fit.request.id !== requestId) return;
      const { times, buses, priceOf } = held.current;
      const words = form.formState.defaultValues?.description;
      const bus = busOf(next.fit, buses);
      // Whoever presses "with this bus" means it, whatever was chosen before.
      if (next.fit.bus) form.setValue("bus", next.fit.bus.id, { shouldDirty: true });
      const values: Filled = {
        ...timesOf(next, times),
        ...(bus && { bus }),
        description: [next.text, words].filter(Boolean).join("\n"),
      };
      takeBack(form, filledOf(form));
      const withBus = fill(form, values);
      const net = priceOf(next.fit);
      form.setValue("filled", { ...withBus, ...(net !== null && fill(form, guidePrice(net))) });
      setFit(next.fit);
    };
    if (chosen) take(chosen);
    listeners.add(take);
    return () => {
      listeners.delete(take);
    };
  }, [form, requestId]);
  function clear() {
    takeBack(form, filledOf(form));
    form.setValue("filled", {});
    chosen = null;
    setFit(null);
  }
  /** The guide's price with other buses in the form, as long as the former stands there as it was filled. */
  const follow = useCallback(
    (net: number) => {
      const before = filledOf(form);
      if (before.price === undefined || guideNames.some((name) => form.getValues(name) !== before[name])) return;
      const next = guidePrice(net);
      for (const name of guideNames) form.setValue(name, next[name], options);
      form.setValue("filled", { ...before, ...next });
    },
    [form],
  );
  return { fit, clear, follow };
}
