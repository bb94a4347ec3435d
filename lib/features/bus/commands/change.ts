import type { Admin, BusOperator } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { followBus } from "@/lib/features/driver/commands/standing";
import { notePostsOfBus } from "@/lib/features/fit/commands/note";
import { requirePictures } from "@/lib/features/upload/commands/own-file";
import { busSelect, toBus } from "../present/bus";
import type { BusChange, BusRecord } from "../schema/bus";
import { lockBus } from "./lock";
import { carryToPosts } from "./posts";
import { columnsOf, differenceOf, orPlateTaken, settle } from "./settle";

function settable(bus: BusRecord) {
  const { id: _id, qrcode: _code, company: _company, created_at: _at, version: _version, ...rest } = bus;
  return rest;
}

/** PUT /busses/{id}: what is left out stays. Throws Conflict for a stale version or a plate in use. */
export async function changeBus(viewer: BusOperator | Admin, id: string, change: BusChange): Promise<BusRecord> {
  const work = transaction(async (tx) => {
    const before = await lockBus(tx, viewer, id);
    if (change.version !== undefined && change.version !== before.version) throw conflict();
    const pictures = { companyId: before.company, before: before.images, images: change.images };
    await requirePictures(tx, viewer, pictures);
    const data = { ...columnsOf(settle(settable(before), change)), version: { increment: 1 } };
    await notePostsOfBus(tx, id);
    const after = toBus(await tx.bus.update({ where: { id }, data, select: busSelect }));
    const difference = differenceOf(before, after);
    if (difference) await carryToPosts(tx, viewer, { before, after });
    if (difference) await audit(tx, viewer, { action: "change", noun: "bus", recordId: id, ...difference });
    await changed(tx, "company", `company:${after.company}`);
    return { after, turned: before.active !== after.active };
  });
  const { after, turned } = await orPlateTaken(work);
  if (turned) await followBus(id);
  return after;
}
