"use client";

import { api } from "@/lib/http/client";
import type { BookingChange, BookingDraft, BookingRecord, FeedRecord, NewFeedRecord } from "./schema";

export const readBooking = async (id: string) => (await api.get<BookingRecord>(`/booking/${id}`)).first;

/** The same key is sent again on a retry, so that one press books once. */
export const postBooking = async (draft: BookingDraft, idempotencyKey: string) =>
  (await api.post<BookingRecord>("/booking", draft, { headers: { "idempotency-key": idempotencyKey } })).first;

export const changeBooking = async (id: string, change: BookingChange) =>
  (await api.put<BookingRecord>(`/booking/${id}`, change)).first;

export const cancelBooking = (id: string) => api.delete(`/booking/${id}`);

export const readFeeds = async (company: string) => (await api.get<FeedRecord>(`/company/${company}/feed`)).entity;
export const openFeed = async (company: string, bus: string | null) =>
  (await api.post<NewFeedRecord>(`/company/${company}/feed`, { bus })).first;
export const revokeFeed = (company: string, feed: string) => api.delete(`/company/${company}/feed/${feed}`);
