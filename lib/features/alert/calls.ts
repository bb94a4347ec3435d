import { rules } from "@/lib/access/rules";
import { offerChange, offerInput } from "@/lib/features/offer/schema";
import { call, hourly } from "@/lib/http/calls";
import { answerParams, answerRecord, claimRecord, muteInput } from "./schema";

/** The signed link of a passive provider's mail is the proof: no account. Counted before any look-up: links are not to be guessed. */
const byLink = { rule: rules["link.use"], params: answerParams, limit: hourly("answer-source", 120) } as const;
const answer = { ...byLink, gives: answerRecord.meta({ id: "Answer" }) } as const;

export const alertCalls = {
  read: call.get("/answer/{token}", { summary: "What a passive provider may answer, and has answered", ...answer }),
  offer: call.post("/answer/{token}/offer", {
    summary: "Offers a bus without an account",
    ...answer,
    body: offerInput,
    idempotent: true,
  }),
  changeOffer: call.put("/answer/{token}/offer", {
    summary: "Changes the open offer; its author is told, and what it said before stays to be read",
    ...answer,
    body: offerChange,
    errors: [409],
  }),
  takeOfferBack: call.delete("/answer/{token}/offer", {
    summary: "Takes the open offer back",
    ...answer,
    errors: [409],
  }),
  decline: call.post("/answer/{token}/decline", {
    summary: "Not interested in this request",
    ...answer,
    errors: [409],
  }),
  takeDeclineBack: call.delete("/answer/{token}/decline", { summary: "Interested after all", ...answer }),
  mute: call.post("/answer/{token}/mute", {
    summary: "No requests from around this start",
    ...answer,
    body: muteInput,
  }),
  takeMuteBack: call.delete("/answer/{token}/mute", {
    summary: "Requests from around this start again",
    ...answer,
  }),
  claim: call.post("/answer/{token}/claim", {
    summary: "A link by which the company takes over its profile",
    ...byLink,
    gives: claimRecord,
    errors: [409],
  }),
};
