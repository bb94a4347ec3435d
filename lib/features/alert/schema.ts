import { z } from "zod";
import { busRequestRecord } from "@/lib/features/busrequest/schema/record";
import { offerRecord } from "@/lib/features/offer/schema";
import { muteRadii } from "./rules";

/** Of the link in a passive provider's mail: 256 random bits. */
export const answerParams = z.object({ token: z.string().regex(/^[\w-]{43}$/, "linkInvalid") });

/** POST /answer/{token}/mute: km around the request's start. */
export const muteInput = z.strictObject({ radius: z.literal(muteRadii, "invalidValue") });

const answerStates = ["open", "ended", "account"] as const;
export type AnswerState = (typeof answerStates)[number];

/** What the page behind the link shows: the request without its author, and what the company has done so far. */
export const answerRecord = z.strictObject({
  company: z.strictObject({ id: z.uuid(), name: z.string() }),
  request: busRequestRecord,
  /** `account`: the company has an account by now, and answers there. */
  state: z.enum(answerStates),
  offer: offerRecord.nullable(),
  declined: z.boolean(),
  /** km around the start that are muted. */
  muted: z.number().int().nullable(),
  /** Opts the address out of request mails, and back in (/unsubscribe/{token}). */
  unsubscribe: z.string(),
  unsubscribed: z.boolean(),
});
export type AnswerRecord = z.infer<typeof answerRecord>;

/** POST /answer/{token}/claim: where the company takes over its profile. */
export const claimRecord = z.strictObject({ link: z.url() }).meta({ id: "ClaimLink" });

/** How far a request has come, in true numbers. */
export type RequestProgress = {
  /** Milliseconds; null: not yet. */
  approvedAt: number | null;
  /** Companies that were written to. */
  informed: number;
  /** Some are still to be. */
  informing: boolean;
  /** Open and accepted offers; null for readers who are not told. */
  answers: number | null;
  /** Published near its start for the whole trip, with seats enough. */
  freeBuses: number;
};
