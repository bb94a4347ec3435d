import { api } from "@/lib/http/client";
import type { OfferDraft } from "@/lib/features/offer/schema";
import type { AnswerRecord, MuteInput } from "./schema";

// What was taken back is read anew: a DELETE answers with nothing.
const path = (token: string, action = "") => `/answer/${encodeURIComponent(token)}${action}`;

async function takeBack(token: string, action: string) {
  await api.delete(path(token, action));
  return readAnswer(token);
}

export const readAnswer = async (token: string) => (await api.get<AnswerRecord>(path(token))).first;

/** The same key is sent again on a retry, so that one press makes one offer. */
export const offerByLink = async (token: string, offer: OfferDraft, idempotencyKey: string) =>
  (await api.post<AnswerRecord>(path(token, "/offer"), offer, { headers: { "idempotency-key": idempotencyKey } }))
    .first;
export const takeOfferBack = (token: string) => takeBack(token, "/offer");

export const decline = async (token: string) => (await api.post<AnswerRecord>(path(token, "/decline"), {})).first;
export const takeDeclineBack = (token: string) => takeBack(token, "/decline");

export const mute = async (token: string, radius: MuteInput["radius"]) =>
  (await api.post<AnswerRecord>(path(token, "/mute"), { radius })).first;
export const takeMuteBack = (token: string) => takeBack(token, "/mute");

export const claim = async (token: string) => (await api.post<{ link: string }>(path(token, "/claim"), {})).first.link;
