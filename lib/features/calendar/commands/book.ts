import type { Admin, BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { validationFailed } from "@/lib/errors";
import { bookingSelect } from "../present/booking";
import { calendarCompany } from "../queries/reach";
import { bookingErrors } from "../rules";
import type { BookingInput } from "../schema";
import { lockBus, onceABus, requireFree, withPosts } from "./bus";

async function companyOf(viewer: BusPartner | Admin, named: string | null | undefined) {
  if (viewer.company) return viewer.company.id;
  if (!named) throw validationFailed([{ path: "company", message: "required" }]);
  return calendarCompany(viewer, named);
}

/**
 * Writes a trip or blocked time into the company's calendar. Throws Conflict at `bus` where the bus is booked at
 * that time, ValidationFailed for a foreign bus.
 */
export async function book(viewer: BusPartner | Admin, input: BookingInput, now = Date.now()) {
  const companyId = await companyOf(viewer, input.company);
  const errors = bookingErrors(input, now);
  if (errors.length > 0) throw validationFailed(errors);
  const { title, note } = input;
  const times = { start: new Date(input.start), end: new Date(input.end) };
  return onceABus(() =>
    transaction(async (tx) => {
      const busId = await lockBus(tx, { companyId, busId: input.bus ?? null });
      await requireFree(tx, { companyId, busId, ...times, language: viewer.language });
      const made = await tx.booking.create({
        data: { companyId, busId, title, note, ...times },
        select: bookingSelect,
      });
      await audit(tx, viewer, { action: "book", noun: "booking", recordId: made.id, after: { bus: busId } });
      return withPosts(tx, made, viewer.language);
    }),
  );
}
