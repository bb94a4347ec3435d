import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import type { ReturnSetting } from "../schema";

/** POST /returnleg/setting: whether the company's ways home are published by themselves. */
export async function setReturns(viewer: BusPartner, { automatic }: ReturnSetting) {
  const { id: companyId } = viewer.company;
  await transaction(async (tx) => {
    const key = { where: { companyId } };
    if (automatic) await tx.returnSetting.upsert({ ...key, create: { companyId }, update: {} });
    else await tx.returnSetting.deleteMany(key);
    await audit(tx, viewer, { action: "change", noun: "returnleg", recordId: companyId, after: { automatic } });
  });
  return { automatic };
}
