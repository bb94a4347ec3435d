import * as confirmations from "@/app/api/trip/[id]/confirmation.pdf/route";
import * as journeys from "@/app/api/trip/[id]/journeyform.pdf/route";
import * as calendars from "@/app/api/trip/[id]/trip.ics/route";
import { params, request } from "@/tests/db";

export type Reader = { cookie?: string; token?: string };

const files = { "confirmation.pdf": confirmations.GET, "journeyform.pdf": journeys.GET, "trip.ics": calendars.GET };

/** A trip's file as one of its readers gets it. */
export const paper = ({ cookie, token }: Reader, id: string, file: keyof typeof files, query = "") =>
  files[file](
    request(`/api/trip/${id}/${file}${query}`, { cookie, headers: token ? { "x-request-token": token } : {} }),
    params({ id }),
  );
