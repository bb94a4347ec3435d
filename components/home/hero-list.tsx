"use client";
import { useLocale } from "next-intl";
import type { ComponentProps } from "react";
import { PlaceList } from "@/components/place/place-list";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { useSuggestions } from "./use-suggestions";
import "@/sheets/parts.css";

type Props = ComponentProps<typeof PlaceList> & { typed: string; onPlaces: (places: Place[]) => void };

/** Suggestions for what is typed: asks for them and shows them. It comes with the first letter. */
export function HeroList({ typed, onPlaces, ...list }: Props) {
  useSuggestions(typed, useLocale() as Language, onPlaces);
  return <PlaceList {...list} />;
}
