import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { makePlace, regensburg } from "@/prisma/factories/place";

const spot = (city: string, longitude: number) => makePlace({ ...regensburg, id: `geo:${city}`, city, longitude });

/** A school's day out, as a reader of its page has it: there and back on one day with a stop on the way out. */
export const requestRecord = (changes: Partial<BusRequestRecord> = {}) =>
  ({
    id: "0199aaaa-0000-7000-8000-000000000001",
    reference: "CB-10247",
    category: "grouprequest",
    start: { address: spot("Regensburg", 12.1), date: Date.UTC(2027, 6, 15, 6, 0) },
    end: { address: spot("München", 11.57), date: Date.UTC(2027, 6, 15, 15, 30) },
    stops: [spot("Dachau", 11.43)],
    companyType: "private",
    contact: "afterAcceptance",
    company: null,
    state: "active",
    created_at: Date.UTC(2027, 5, 1, 6, 0),
    version: 1,
    transferType: "transfertwoway",
    mode: "collective",
    organisationType: "SCHOOL",
    passengers: 28,
    vehicleTypes: [],
    quantity: 1,
    radius: null,
    description: "",
    needs: null,
    bus: null,
    busDetails: null,
    askingPrice: null,
    maxOffers: 8,
    opensAt: null,
    ended_at: null,
    endReason: null,
    ...changes,
  }) as BusRequestRecord;
