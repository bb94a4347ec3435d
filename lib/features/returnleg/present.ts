import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { returnTimes } from "./rules";
import type { ReturnLegRecord } from "./schema";

/** l: the way home, b: its trip's booking, r: the trip's request, v: the bus. */
export const returnSql = `b.id, r.id as request, r.number, b.title as trip, l."startPlace", l."endPlace", l.km, l.minutes,
  l.measured, l."requestId" as post, (extract(epoch from b."end") * 1000)::float8 as arrival,
  case when v.id is not null then json_build_object('id', v.id, 'licenceplate', v.licenceplate, 'design', v.design,
    'capacity', v.capacity) end as bus`;

export interface ReturnRow {
  id: string;
  request: string | null;
  number: number | null;
  trip: string;
  startPlace: Place;
  endPlace: Place;
  km: number;
  minutes: number;
  measured: string;
  post: string | null;
  arrival: number;
  bus: { id: string; licenceplate: string; design: VehicleType; capacity: number } | null;
}

export function toReturnLeg(row: ReturnRow, language: Language): ReturnLegRecord {
  const { id, request, number, trip, bus, measured, post } = row;
  return {
    id,
    request,
    trip,
    bus,
    measured,
    post,
    reference: number === null ? null : referenceOf(number),
    from: placeName(row.startPlace, language),
    to: placeName(row.endPlace, language),
    ...returnTimes(row.arrival, row.minutes),
    km: Math.round(row.km * 10) / 10,
  };
}
