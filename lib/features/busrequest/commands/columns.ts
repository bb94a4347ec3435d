import { searchWords } from "@/lib/fold";
import { Prisma } from "@/prisma/generated/client";
import type { Place } from "@/lib/features/place/schema";
import type { BusRequestInput } from "../schema/input";

type Ends = {
  companyType: string;
  start?: { address: Place };
  end?: { address?: Place | null };
  stops?: readonly Place[];
};

/** Addresses as the text filter compares them: anybody may search, so of a private author towns and countries alone. */
export function searchTextOf({ companyType, start, end, stops = [] }: Ends) {
  const places = [start?.address, ...stops, end?.address].filter((place) => place != null);
  const words = places.flatMap(({ address, address_fields: { city, street, country } }) =>
    companyType === "private" ? [city, country] : [address, street, city, country],
  );
  return [...new Set(words.filter(Boolean).map(searchWords))].join(" ").slice(0, 4_000);
}

/** The database rounds longitude and latitude where the author is private; the place stays exact. */
export function startColumns({ address, date }: BusRequestInput["start"]) {
  const { longitude, latitude } = address.location;
  return { startPlace: address, startLongitude: longitude, startLatitude: latitude, startDate: new Date(date) };
}

/** Columns of the far end; a vacancy may have none (the JSON null of Prisma is undefined on insert). */
export function endColumns({ address, date }: BusRequestInput["end"]) {
  const location = address?.location;
  return {
    ...(address ? { endPlace: address } : {}),
    endLongitude: location?.longitude ?? null,
    endLatitude: location?.latitude ?? null,
    endDate: new Date(date),
  };
}

type Stored = { companyType: string; startPlace: unknown; endPlace: unknown; stops: unknown };
type Programme = Partial<Pick<BusRequestInput, "start" | "end" | "stops">> & { passengers?: number | null };

/** Columns of another programme of a stored request, and those that follow from it; what is left out stays. */
export function programmeColumns(stored: Stored, { start, end, stops, passengers }: Programme) {
  const words = {
    companyType: stored.companyType,
    start: start ?? { address: stored.startPlace as Place },
    end: end ?? { address: stored.endPlace as Place | null },
    stops: stops ?? (stored.stops as Place[]),
  };
  return {
    passengers,
    stops,
    ...(start ? startColumns(start) : {}),
    ...(end ? { endPlace: Prisma.DbNull, ...endColumns(end) } : {}),
    searchText: searchTextOf(words),
  };
}
