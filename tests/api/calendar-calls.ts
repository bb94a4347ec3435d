import * as bookingOne from "@/app/api/booking/[id]/route";
import * as bookings from "@/app/api/booking/route";
import * as file from "@/app/api/calendar/[file]/route";
import * as calendar from "@/app/api/company/[id]/calendar/route";
import * as feedOne from "@/app/api/company/[id]/feed/[feed]/route";
import * as feeds from "@/app/api/company/[id]/feed/route";
import { envelope, params, request } from "@/tests/db";

type Who = { cookie?: string };
export const hour = 3_600_000;
export const day = 24 * hour;
export const soon = Math.ceil(Date.now() / hour) * hour + 10 * day;

export const readCalendar = async (who: Who, id: string | null, from: unknown = soon - day, to: unknown = soon + day) =>
  envelope(
    await calendar.GET(
      request(`/api/company/${id}/calendar?from=${from}&to=${to}`, { cookie: who.cookie }),
      params({ id }),
    ),
  );

/** Ten hours, ten days ahead. */
export const trip = (changes: Record<string, unknown> = {}) => ({
  title: "Regensburg → Prag",
  start: soon,
  end: soon + 10 * hour,
  ...changes,
});

export const book = async (who: Who, body: unknown = trip(), headers?: Record<string, string>) =>
  envelope(await bookings.POST(request("/api/booking", { body, cookie: who.cookie, headers })));
const one = (id: string, method: string, who: Who, body?: unknown) =>
  [request(`/api/booking/${id}`, { method, body, cookie: who.cookie }), params({ id })] as const;
export const readBooking = async (who: Who, id: string) => envelope(await bookingOne.GET(...one(id, "GET", who)));
export const changeBooking = async (who: Who, id: string, body: unknown) =>
  envelope(await bookingOne.PUT(...one(id, "PUT", who, body)));
export const cancelBooking = async (who: Who, id: string) =>
  envelope(await bookingOne.DELETE(...one(id, "DELETE", who)));

export const openFeed = async (who: Who, id: string | null, body: unknown = {}) =>
  envelope(await feeds.POST(request(`/api/company/${id}/feed`, { body, cookie: who.cookie }), params({ id })));
export const listFeeds = async (who: Who, id: string | null) =>
  envelope(await feeds.GET(request(`/api/company/${id}/feed`, { cookie: who.cookie }), params({ id })));
export const revokeFeed = async (who: Who, id: string | null, feed: string) =>
  envelope(
    await feedOne.DELETE(
      request(`/api/company/${id}/feed/${feed}`, { method: "DELETE", cookie: who.cookie }),
      params({ id, feed }),
    ),
  );

/** The file behind an address, as a calendar program asks for it: no cookie, no origin. */
export function fetchFeed(url: string, headers: Record<string, string> = {}) {
  const { pathname } = new URL(url);
  const asked = new Request(`http://127.0.0.1:3000${pathname}`, { headers });
  return file.GET(asked, params({ file: pathname.split("/").at(-1) }));
}
