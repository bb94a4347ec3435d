"use client";
import { get } from "react-hook-form";
import { useErrorTexts } from "@/components/form/error-texts";
import { Notice } from "@/components/ui/notice";
import type { Place } from "@/lib/features/place/schema";
import { ApiError } from "@/lib/http/client";
import type { RequestValues } from "./values";

/** Whether asking again changes nothing: something that was typed is refused. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.fields.length > 0;

/** What is wrong with the trip as it is typed, each place by its name. */
export function RefusedPlaces({ error, values }: { error: ApiError; values: RequestValues }) {
  const texts = useErrorTexts();
  const said = error.fields.map(({ path, message }) => {
    const place = get(values, path.replace(/^request\./, "")) as Partial<Place> | undefined;
    return { path, name: place?.address, text: texts?.[message] ?? error.errordesc };
  });
  return (
    <Notice tone="warn">
      {said.map(({ path, name, text }) => (
        <p key={path}>{name ? `${name}: ${text}` : text}</p>
      ))}
    </Notice>
  );
}
