import type { Admin, BusOperator } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { whereState } from "@/lib/features/offer/rules/offer";
import { deletionHindrance } from "../rules";
import { lockBus } from "./lock";
import { postsOf } from "./posts";

/** DELETE /busses/{id}: its scans and feeds go along. Throws Conflict for a bus that has trips or an open offer, or is promised to an emergency. */
export async function deleteBus(viewer: BusOperator | Admin, id: string, now = new Date()): Promise<undefined> {
  await transaction(async (tx) => {
    const { qrcode: _code, ...before } = await lockBus(tx, viewer, id);
    const bookingsAhead = await tx.booking.count({ where: { busId: id, state: "booked", end: { gt: now } } });
    const bookings = await tx.booking.count({ where: { busId: id } });
    const named = { OR: [{ busId: id }, { more: { some: { busId: id } } }] };
    const openOffers = await tx.offer.count({ where: { ...named, ...whereState("open", now) } });
    const promised = { can: true, stoodDownAt: null, dispatch: { endedAt: null } };
    if ((await tx.dispatchAsk.count({ where: { ...named, ...promised } })) > 0)
      throw conflict([{ path: "id", message: "busPromised" }]);
    const posts = (await postsOf(tx, viewer, id, now)).length;
    const hindrance = deletionHindrance({ bookingsAhead, bookings, openOffers, posts });
    if (hindrance) throw conflict([{ path: "id", message: hindrance }]);
    await tx.bus.delete({ where: { id } });
    await audit(tx, viewer, { action: "delete", noun: "bus", recordId: id, before });
    await changed(tx, "company", `company:${before.company}`);
  });
  return undefined;
}
