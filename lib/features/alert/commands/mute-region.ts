import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { answerScope, mutedAround, readAnswer } from "../queries/answer";
import type { MuteRadius } from "../rules";

/** No more mails of requests that start around this one's start; null takes it back. Throws NotFound. */
export function muteByLink(viewer: Viewer, token: string, radius: MuteRadius | null) {
  return transaction(async (tx) => {
    const scope = await answerScope(tx, token);
    const companyId = scope.company.id;
    // One region a place, however often it is clicked.
    await tx.$queryRaw`select id from company where id = ${companyId}::uuid for update`;
    const start = await tx.busRequest.findUniqueOrThrow({
      where: { id: scope.requestId },
      select: { startLongitude: true, startLatitude: true },
    });
    const spot = { companyId, longitude: start.startLongitude, latitude: start.startLatitude };
    await tx.mutedRegion.deleteMany({ where: mutedAround(companyId, start) });
    if (radius !== null) await tx.mutedRegion.create({ data: { ...spot, radius } });
    await audit(tx, viewer, { action: "muteRegion", noun: "company", recordId: companyId, after: { radius } });
    return readAnswer(tx, scope);
  });
}
