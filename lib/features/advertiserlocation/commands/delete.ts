import type { Admin, TravelService } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { transaction } from "@/lib/db/transaction";
import type { Prisma } from "@/prisma/generated/client";
import { toOwnLocation } from "../present/own";
import { lockLocation } from "./lock";

/** DELETE /advertiserlocation/{id}: its counts go along; its pictures are swept as unused files. */
export async function deleteLocation(viewer: TravelService | Admin, id: string): Promise<undefined> {
  await transaction(async (tx) => {
    const { row } = await lockLocation(tx, viewer, id);
    const before = toOwnLocation(row, viewer.language) as unknown as Prisma.InputJsonObject;
    await tx.advertiserLocation.delete({ where: { id } });
    await audit(tx, viewer, { action: "delete", noun: "advertiserlocation", recordId: id, before });
    await changed(tx, "advertiser");
  });
}
