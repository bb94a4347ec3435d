import type { Admin, BusPartner } from "@/lib/access/viewer";
import { validationFailed } from "@/lib/errors";
import { calendarCompany } from "@/lib/features/calendar/queries/reach";
import { longestLook, usualLook } from "../rules";
import type { GapRecord, GapsQuery } from "../schema";
import { gapsOf } from "./own-buses";
import { groupsForBuses } from "./search";

const day = 86_400_000;

function spanErrors({ from, to }: GapsQuery) {
  if (to <= from) return [{ path: "to", message: "endBeforeStart" }];
  return to - from > longestLook * day ? [{ path: "to", message: "spanTooLong" }] : [];
}

/**
 * GET /company/{id}/gaps: how many groups fit between two entries of each bus; where none does, nothing is said. One
 * search for all of them: the company's buses stand in one yard. Throws NotFound, ValidationFailed.
 */
export async function listGaps(viewer: BusPartner | Admin, companyId: string, span: GapsQuery): Promise<GapRecord[]> {
  const errors = spanErrors(span);
  if (errors.length > 0) throw validationFailed(errors);
  const company = await calendarCompany(viewer, companyId);
  const gaps = await gapsOf(company, span);
  const found = await groupsForBuses(gaps, { look: { ...usualLook, moves: "bus" }, whose: { except: company } });
  return gaps.flatMap(({ bus, start, end }, index) => {
    const count = found[index]?.length ?? 0;
    return bus && count > 0 ? [{ bus: bus.id, from: start, to: end, count }] : [];
  });
}
