"use client";
import { useWatch } from "react-hook-form";
import type { RequestValues } from "@/components/busrequest/form/values";
import { useLazy } from "@/components/ui/use-lazy";
import { mayAskHours } from "./trip-facts";

/** Where the verdict of the trip in the form will stand. What asks for it comes once there is something to ask. */
export function TripVerdict() {
  const values = useWatch<RequestValues>() as RequestValues;
  const FormHours = useLazy(() => import("./form-hours").then((module) => module.FormHours), mayAskHours(values));
  return (
    <div className="mt-4 empty:hidden" aria-live="polite">
      {FormHours && <FormHours values={values} />}
    </div>
  );
}
