import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import { notifyApproved, notifyReceiverOf } from "../notify";
import { announceRequest } from "./announce";
import { readRecord } from "./read";
import { putReceived } from "./received";
import { mintAuthorToken } from "./token";

/** Asked again with the row locked: what was taken back, withdrawn or told meanwhile is told to nobody. */
function tell(id: string, now: Date) {
  return transaction(async (tx) => {
    const [due] = await tx.$queryRaw<{ open: boolean }[]>`select state = 'active' and "endedAt" is null as open
      from bus_request where id = ${id}::uuid and "tellFrom" <= ${now} for update skip locked`;
    if (!due) return false;
    const select = { language: true, receiverCompanyId: true } as const;
    const { language, receiverCompanyId } = await tx.busRequest.update({
      where: { id },
      data: { tellFrom: null },
      select,
    });
    if (!due.open) return false;
    const record = await readRecord(tx, id);
    await notifyApproved(tx, record, language, await mintAuthorToken(tx, id));
    await notifyReceiverOf(tx, record, receiverCompanyId);
    await putReceived(tx, record, receiverCompanyId);
    await announceRequest(tx, id);
    return true;
  });
}

async function tryTelling(id: string, now: Date) {
  try {
    return await tell(id, now);
  } catch (error) {
    log.warn({ err: error, requestId: id }, "nobody told of an approval, trying again");
    return false;
  }
}

/** Mails of approvals whose window is over: to author, named company and partners. Returns of how many. */
export async function tellApproved(now = new Date()) {
  const due = await prisma.busRequest.findMany({
    where: { tellFrom: { lte: now } },
    select: { id: true },
    orderBy: { tellFrom: "asc" },
    take: 500,
  });
  let told = 0;
  for (const { id } of due) if (await tryTelling(id, now)) told += 1;
  return told;
}
