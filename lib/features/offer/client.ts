"use client";

import { api } from "@/lib/http/client";
import type { MessageRecord, OfferDraft, OfferRecord } from "./schema";

/** Who writes without an account proves itself by the token of its page. */
const tokenHeader = (token?: string): Record<string, string> => (token ? { "x-request-token": token } : {});

/** The same key is sent again on a retry, so that one press makes one offer. */
export const sendOffer = async (requestId: string, draft: OfferDraft, idempotencyKey: string) =>
  (
    await api.post<OfferRecord>(`/busrequest/${requestId}/offer`, draft, {
      headers: { "idempotency-key": idempotencyKey },
    })
  ).first;

type Read = Pick<OfferRecord, "id" | "version">;

/** Of the offer as it was read: one that has moved on is a conflict. */
export const answerOffer = async (action: "accept" | "decline" | "withdraw", { id, version }: Read, token?: string) =>
  (await api.post<OfferRecord>(`/offer/${id}/${action}?version=${version}`, {}, { headers: tokenHeader(token) })).first;

export const readThread = async (id: string, token?: string) =>
  (await api.get<MessageRecord>(`/offer/${id}/message`, { headers: tokenHeader(token) })).entity;

export const writeToThread = async (id: string, text: string, idempotencyKey: string, token?: string) =>
  (
    await api.post<MessageRecord>(
      `/offer/${id}/message`,
      { text },
      { headers: { ...tokenHeader(token), "idempotency-key": idempotencyKey } },
    )
  ).first;
