import { prisma } from "@/lib/db/prisma";
import { endColumns, searchTextOf, startColumns } from "@/lib/features/busrequest/commands/columns";
import type { Place } from "@/lib/features/place/schema";
import type { Prisma } from "@/prisma/generated/client";
import { makePlace, prag, regensburg } from "./place";

export type BusRequestData = Prisma.BusRequestUncheckedCreateInput;
type Columns = "startPlace" | "endPlace" | "stops" | "startDate" | "endDate" | "searchText";
type Overrides = Partial<Omit<BusRequestData, Columns>> & {
  start?: { address: Place; date: number };
  end?: { address: Place | null; date: number };
  stops?: Place[];
};

const hour = 3_600_000;

/** An active, public group request from Regensburg to Prag in ten days, unless told otherwise. */
export function busRequestData({ start, end, stops = [], ...rest }: Overrides = {}): BusRequestData {
  const begin = start ?? { address: makePlace(regensburg), date: Date.now() + 240 * hour };
  const finish = end ?? { address: makePlace(prag), date: begin.date + 10 * hour };
  const approvedAt = rest.state === "pending" ? null : new Date();
  return {
    category: "grouprequest",
    state: "active",
    companyName: "Sportverein Muster",
    email: "verein@people.example",
    organisationType: "CLUB",
    passengers: 42,
    vehicleTypes: ["coach"],
    language: "de",
    approvedAt,
    confirmedAt: approvedAt,
    ...rest,
    ...startColumns(begin),
    ...endColumns(finish),
    stops,
    searchText: searchTextOf({ companyType: rest.companyType ?? "private", start: begin, end: finish, stops }),
  };
}

export function makeBusRequest(overrides: Overrides = {}) {
  return prisma.busRequest.create({ data: busRequestData(overrides) });
}
