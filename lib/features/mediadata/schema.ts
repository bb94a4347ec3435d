import { z } from "zod";
import { listQuery } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";

/** Kinds of media data; the address of a call ends with one and a language. */
export const mediaKinds = ["benefits", "prices", "mediadata", "video", "manual", "flyer"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** One of ours, or on the web; nothing that a browser would run. */
const fileAddress = z
  .string("invalidValue")
  .max(1000, "tooLong")
  .regex(/^(\/(?![/\\])|https:\/\/[^\s/])\S*$/, "invalidUrl")
  .refine((address) => URL.canParse(address, "https://charabanc.example"), "invalidUrl");

const line = z.string("invalidValue").trim().max(200, "tooLong");
const title = line.min(1, "required");
const text = z.string("invalidValue").trim().max(4000, "tooLong").default("");

/** An entry of the media data `video`. */
export const video = z.strictObject({
  title,
  poster: fileAddress.nullish(),
  address: fileAddress,
  /** Seconds. */
  duration: z.number("notANumber").int("wholeNumber").positive("numberRange").max(86_400, "numberRange").nullish(),
});
export type Video = z.infer<typeof video>;

/** `manual` and `flyer`: a PDF that was uploaded as such, or nothing. */
export const pdfFile = z.strictObject({
  title,
  url: z.string("invalidValue").regex(/^\/api\/upload\/[\w-]+\.pdf$/, "fileUnknown"),
});
export type PdfFile = z.infer<typeof pdfFile>;

const item = z.strictObject({ title, text });
const items = z.array(item, "invalidValue").max(24, "tooMany").default([]);

const benefits = z.strictObject({ title, text, items });
export type Benefits = z.infer<typeof benefits>;

const plan = z.strictObject({
  name: title,
  /** For whom the plan is. */
  audience: line.default(""),
  points: z.array(title, "invalidValue").max(12, "tooMany").default([]),
});

/** Words of the three plans; the amounts are settings, never texts. */
const prices = z.strictObject({
  title,
  text,
  plans: z.strictObject({ trial: plan, single: plan, group: plan }, "invalidValue"),
  note: text,
});
export type Prices = z.infer<typeof prices>;
export type PlanText = z.infer<typeof plan>;

const figure = z.strictObject({
  value: z.string("invalidValue").trim().min(1, "required").max(40, "tooLong"),
  label: title,
});

/** `figures`: numbers beside the text; `items`: what an entry consists of. */
const mediaTexts = z.strictObject({
  title,
  text,
  figures: z.array(figure, "invalidValue").max(12, "tooMany").default([]),
  items,
});
export type MediaTexts = z.infer<typeof mediaTexts>;

/** What each kind holds: the body of a PUT is exactly this, without a wrapper. */
export const contents = {
  benefits,
  prices,
  mediadata: mediaTexts,
  video: z.array(video, "invalidValue").max(60, "tooMany"),
  manual: pdfFile.nullable(),
  flyer: pdfFile.nullable(),
} satisfies Record<MediaKind, z.ZodType>;
export type MediaContent = { [Kind in MediaKind]: z.output<(typeof contents)[Kind]> };
export type MediaInput = { [Kind in MediaKind]: z.input<(typeof contents)[Kind]> };

/** A kind or a language that does not exist is no such thing (404), not a wrong value. */
export const mediaAddress = z.strictObject({ kind: z.enum(mediaKinds), language: z.enum(languages) });
export type MediaAddress = z.infer<typeof mediaAddress>;
export const mediaParams = z.strictObject({
  kind: z.string().meta({ enum: mediaKinds }),
  language: z.string().meta({ enum: languages }),
});

/** The admins' screen as its address has it; what makes no sense there counts as not given. */
export const mediaScreenAddress = z.object({
  kind: z.enum(mediaKinds).catch("benefits"),
  language: z.enum(languages).optional().catch(undefined),
  history: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export const mediaHistoryQuery = listQuery(z.never()).pick({ take: true, skip: true });

/** `id`: of an entry of the history. */
export const restoreInput = z.strictObject({ id: z.uuid("invalidValue") });

/** What a kind and language held before, and who replaced it when; null for who no longer has an account. */
export const mediaVersion = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(mediaKinds),
    language: z.enum(languages),
    content: z.unknown(),
    version: z.number().int(),
    userName: z.string().nullable(),
    created_at: z.number().int(),
  })
  .meta({ id: "MediaDataVersion" });
export type MediaVersion = z.infer<typeof mediaVersion>;
