"use client";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { OfferValues } from "./values";

/** A bus that fits, pressed beside the form; `text`: when it would come. */
type ChosenFit = { requestId: string; bus: string | null; text: string };

let chosen: ChosenFit | null = null;
const listeners = new Set<(fit: ChosenFit) => void>();

export function chooseFit(fit: ChosenFit) {
  chosen = fit;
  for (const tell of listeners) tell(fit);
}

/** Puts a chosen bus and its times into the form; words that were typed stay. */
export function useChosenFit(form: UseFormReturn<OfferValues>, requestId: string) {
  useEffect(() => {
    let before = "";
    const take = (fit: ChosenFit) => {
      if (fit.requestId !== requestId) return;
      if (fit.bus) form.setValue("bus", fit.bus, { shouldDirty: true });
      const written = form.getValues("description");
      if (written === "" || written === before) form.setValue("description", fit.text, { shouldDirty: true });
      before = fit.text;
    };
    if (chosen) take(chosen);
    listeners.add(take);
    return () => {
      listeners.delete(take);
    };
  }, [form, requestId]);
}
