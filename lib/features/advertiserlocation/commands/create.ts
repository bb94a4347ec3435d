import { isAdmin, isTravelService } from "@/lib/access/rules";
import type { Admin, TravelService } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, validationFailed } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { ownSelect, toOwnLocation } from "../present/own";
import { type LocationInput, locationParams, type OwnLocation } from "../schema/own";
import { lockLimit } from "./lock";
import { requirePictures } from "@/lib/features/upload/commands/own-file";
import { requireLand, settleTexts } from "./settle";

/** An admin names the company, everybody else adds to its own. */
async function companyFor(viewer: TravelService | Admin, named: unknown) {
  if (isTravelService(viewer) && !(isAdmin(viewer) && named !== undefined)) return viewer.company.id;
  const { data } = locationParams.safeParse({ id: named });
  const where = { id: data?.id ?? "", companyType: "travelService" } as const;
  if (data && (await prisma.company.count({ where })) > 0) return data.id;
  throw validationFailed([{ path: "company", message: named === undefined ? "required" : "notTravelService" }]);
}

/** POST /advertiserlocation: throws ValidationFailed, Conflict with `locationLimit` where the plan has no more. */
export async function createLocation(viewer: TravelService | Admin, input: LocationInput): Promise<OwnLocation> {
  const companyId = await companyFor(viewer, input.company);
  const { address, location, category, images = [], active = true } = input;
  const words = settleTexts({ title: {}, description: {}, facts: {} }, input, viewer.language);
  await requireLand({ address, location });
  return transaction(async (tx) => {
    const limit = await lockLimit(tx, companyId);
    if ((await tx.advertiserLocation.count({ where: { companyId } })) >= limit) {
      throw conflict([{ path: "", message: "locationLimit" }]);
    }
    await requirePictures(tx, viewer, { companyId, before: [], images });
    const data = { companyId, ...words, address, ...location, category, images: [...new Set(images)], active };
    const row = await tx.advertiserLocation.create({ data, select: ownSelect });
    const after = toOwnLocation(row, viewer.language);
    const line = { action: "create", noun: "advertiserlocation", recordId: row.id };
    await audit(tx, viewer, { ...line, after: after as unknown as Prisma.InputJsonObject });
    await changed(tx, "advertiser");
    return after;
  });
}
