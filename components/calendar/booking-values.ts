import type { BookingRecord } from "@/lib/features/calendar/schema";

export type BookingValues = { title: string; bus: string; start: number | null; end: number | null; note: string };
export type BookingEdit = { values: BookingValues; record: BookingRecord | null };

export const bookingValuesOf = ({ title, bus, start, end, note }: BookingRecord): BookingValues => ({
  title,
  start,
  end,
  note,
  bus: bus ?? "",
});
