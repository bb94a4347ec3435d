import { fieldwise } from "@/components/form/fieldwise";
import type { HomeEntrySettings } from "@/lib/features/advertiser/schema/home-entry";

/** The form holds the wire's shape; an empty address is an empty text. */
export type EntryValues = Pick<HomeEntrySettings, "title" | "text" | "picture" | "active"> & { video: string };

const fieldNames = ["title", "text", "picture", "video", "active"] as const;
export type FieldName = (typeof fieldNames)[number];

export const valuesOf = ({ title, text, picture, video, active }: HomeEntrySettings): EntryValues => ({
  title,
  text,
  picture,
  active,
  video: video ?? "",
});

export const fields = fieldwise<EntryValues, FieldName>(fieldNames);
