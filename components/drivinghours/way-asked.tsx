"use client";
import type { RequestValues } from "@/components/busrequest/form/values";
import { useTripHours } from "./use-trip-hours";

/** Asks how the trip in a form is driven, for whoever shows its arrival; it draws nothing. */
export function WayAsked({ values }: { values: RequestValues }) {
  useTripHours(values);
  return null;
}
