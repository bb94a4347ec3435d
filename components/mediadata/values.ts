import type { Resolver } from "react-hook-form";
import { resolverLater } from "@/components/form/check-later";
import { fieldwise } from "@/components/form/fieldwise";
import { resolved } from "@/components/form/resolved";
import type { MediaContent, MediaKind } from "@/lib/features/mediadata/schema";
import { fieldErrors } from "@/lib/http/validation";

export const planNames = ["trial", "single", "group"] as const;
type PlanValues = { name: string; audience: string; points: string };

/** One form for every kind; each uses its own part of it. Points stand one a line, a duration as 1:30. */
export type MediaValues = {
  title: string;
  text: string;
  note: string;
  items: { title: string; text: string }[];
  figures: { value: string; label: string }[];
  plans: Record<(typeof planNames)[number], PlanValues>;
  videos: { title: string; address: string; poster: string | null; duration: string }[];
  url: string | null;
};

const noPlan: PlanValues = { name: "", audience: "", points: "" };
const nothing: MediaValues = {
  title: "",
  text: "",
  note: "",
  url: null,
  items: [],
  figures: [],
  videos: [],
  plans: { trial: noPlan, single: noPlan, group: noPlan },
};

const fieldNames = [
  ...(["title", "text", "items", "figures", "note", "videos", "url"] as const),
  ...planNames.map((plan) => `plans.${plan}` as const),
];
export type FieldName = (typeof fieldNames)[number];
export const fields = fieldwise<MediaValues, FieldName>(fieldNames);

const clock = (seconds: number | null | undefined) =>
  seconds ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : "";

function secondsOf(duration: string) {
  const text = duration.trim();
  if (text === "") return null;
  const [, minutes, seconds] = /^(\d{1,4}):([0-5]\d)$/.exec(text) ?? [];
  return minutes === undefined ? Number.NaN : Number(minutes) * 60 + Number(seconds);
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

type Plans = MediaContent["prices"]["plans"];

function planValues(plans: Plans): MediaValues["plans"] {
  const convert = ({ name, audience, points }: Plans["trial"]) => ({ name, audience, points: points.join("\n") });
  return { trial: convert(plans.trial), single: convert(plans.single), group: convert(plans.group) };
}

function planContents(plans: MediaValues["plans"]): Plans {
  const convert = ({ points, ...plan }: PlanValues) => ({ ...plan, points: linesOf(points) });
  return { trial: convert(plans.trial), single: convert(plans.single), group: convert(plans.group) };
}

/** The form's values of a content; empty ones where there is none. */
export function valuesOf(kind: MediaKind, content: unknown): MediaValues {
  if (content === undefined || content === null) return nothing;
  if (kind === "video") {
    const films = content as MediaContent["video"];
    const videos = films.map(({ poster, duration, ...film }) => ({
      ...film,
      poster: poster ?? null,
      duration: clock(duration),
    }));
    return { ...nothing, videos };
  }
  if (kind === "prices") {
    const { plans, ...texts } = content as MediaContent["prices"];
    return { ...nothing, ...texts, plans: planValues(plans) };
  }
  return { ...nothing, ...(content as MediaContent["benefits"]) };
}

/** What is sent for a kind; it may still be wrong. */
export function contentOf(kind: MediaKind, values: MediaValues): unknown {
  const { title, text, note, items, figures, plans, videos, url } = values;
  switch (kind) {
    case "benefits":
      return { title, text, items };
    case "mediadata":
      return { title, text, figures, items };
    case "prices":
      return { title, text, note, plans: planContents(plans) };
    case "video":
      return videos.map(({ duration, ...film }) => ({ ...film, duration: secondsOf(duration) }));
    default:
      return url === null ? null : { title, url };
  }
}

/** Where an error of the wire stands in the form. */
export function fieldOf(kind: MediaKind, path: string) {
  if (path === "") return "root";
  if (kind === "video") return `videos.${path}`;
  return path.replace(/^(plans\.\w+\.points)\..*/, "$1");
}

export const resolverFor = resolverLater(async () => {
  const { contents } = await import("@/lib/features/mediadata/schema");
  return (kind: MediaKind): Resolver<MediaValues> =>
    async (values) => {
      const checked = contents[kind].safeParse(contentOf(kind, values), { reportInput: true });
      if (checked.success) return { values, errors: {} };
      const found = fieldErrors(checked.error.issues);
      return resolved(
        values,
        found.map(({ path, message }) => ({ path: fieldOf(kind, path), message })),
      );
    };
});
