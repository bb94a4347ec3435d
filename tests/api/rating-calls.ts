import * as answer from "@/app/api/trip/[id]/rating/answer/route";
import * as removal from "@/app/api/trip/[id]/rating/[by]/route";
import * as rating from "@/app/api/trip/[id]/rating/route";
import * as summary from "@/app/api/company/[id]/rating/route";
import * as list from "@/app/api/company/[id]/ratings/route";
import { prisma } from "@/lib/db/prisma";
import { envelope, params, request } from "@/tests/db";
import type { Who } from "./offer-calls";
import { agreedTrip } from "./trip-calls";

const hour = 3_600_000;

/** A trip that ended so many hours ago, not yet written down as done. */
export async function drivenTrip(hoursAgo = 30, ...given: Parameters<typeof agreedTrip>) {
  const made = await agreedTrip(...given);
  const end = new Date(Date.now() - hoursAgo * hour);
  const start = new Date(end.getTime() - 8 * hour);
  await prisma.booking.updateMany({ where: { id: made.trip.bookingId ?? "" }, data: { start, end } });
  const trip = await prisma.trip.update({ where: { id: made.trip.id }, data: { start, end } });
  return { ...made, trip };
}

const sent = ({ cookie, token }: Who) => ({
  cookie,
  headers: token ? { "x-request-token": token } : ({} as Record<string, string>),
});

export const marks = { punctual: 5, vehicle: 4, contact: 3 };

export const rate = async (id: string, who: Who, body: unknown = marks) =>
  envelope(await rating.POST(request(`/api/trip/${id}/rating`, { body, ...sent(who) }), params({ id })));
export const reply = async (id: string, who: Who, text: string) =>
  envelope(
    await answer.POST(request(`/api/trip/${id}/rating/answer`, { body: { text }, ...sent(who) }), params({ id })),
  );
export const remove = async (id: string, who: Who, removed = true, by = "author") => {
  const call = request(`/api/trip/${id}/rating/${by}`, { method: "PUT", body: { removed }, ...sent(who) });
  return envelope(await removal.PUT(call, params({ id, by })));
};
export const ratingOf = async (id: string) =>
  envelope(await summary.GET(request(`/api/company/${id}/rating`), params({ id })));
export const ratingsOf = async (id: string, who: Who = {}) =>
  envelope(await list.GET(request(`/api/company/${id}/ratings`, sent(who)), params({ id })));
