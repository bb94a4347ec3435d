import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { lockOwn } from "@/lib/features/busrequest/commands/reach";
import { noticeColumns, type NoticeRow, toNotice } from "../queries/notice";
import type { FitNotice } from "../schema";

const readSql = `select ${noticeColumns} from bus_request r where r.id = $1::uuid`;

async function turn(tx: Transaction, viewer: Viewer, id: string, on: boolean) {
  await tx.busRequest.update({ where: { id }, data: { fitNotice: on } });
  // What was found for a mail that nobody wants any more is not sent once they want others again.
  if (!on) await tx.fitNotice.deleteMany({ where: { requestId: id, sentAt: null } });
  const parts = { before: { fitNotice: !on }, after: { fitNotice: on } };
  await audit(tx, viewer, { action: "change", noun: "busrequest", recordId: id, ...parts });
}

type Wish = { id: string; token: string | null; on: boolean };

/**
 * PUT /busrequest/{id}/fits/notice: its author, or an admin, says whether another bus that fits is mailed; a second time
 * changes nothing. Throws NotFound, Unauthorized or Forbidden for all others, Conflict where nobody would be told.
 */
export function switchNotice(viewer: Viewer, { id, token, on }: Wish): Promise<FitNotice> {
  return transaction(async (tx) => {
    await lockOwn(tx, viewer, id, token);
    const [row] = await run<NoticeRow>(tx, "fit.notice.read", readSql, [id]);
    if (!row?.open) throw conflict();
    if (row.on !== on) await turn(tx, viewer, id, on);
    return toNotice({ ...row, on });
  });
}
