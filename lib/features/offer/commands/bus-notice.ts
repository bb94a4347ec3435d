import type { Transaction } from "@/lib/db/prisma";
import { queryOnce } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import { notifyBus } from "../notify";
import { busSelect, offerSelect } from "../present";
import { lockRequest } from "./reach";

/** A dispatcher tries things out and takes them back: told is what has stood for so long. */
const busSettles = 5 * 60_000;

type Change = { bookingId: string; before: string | null; after: string | null; end: Date; now: number };

/** In the transaction that gives an accepted trip another bus: its author hears of it once that has settled. */
export async function noteBusChange(tx: Transaction, { bookingId, before, after, end, now }: Change) {
  if (before === after || end.getTime() <= now) return;
  const waiting = await tx.busNotice.findUnique({ where: { bookingId } });
  const toldBusId = waiting ? waiting.toldBusId : before;
  await tx.busNotice.deleteMany({ where: { bookingId } });
  if (toldBusId === after) return;
  await tx.busNotice.create({ data: { bookingId, toldBusId, dueAt: new Date(now + busSettles) } });
}

const most = 500;
// A trip that has no bus yet waits for one.
const dueSql = `select n."bookingId" as id, b."requestId" from bus_notice n join booking b on b.id = n."bookingId"
  where n."dueAt" <= $1 and (b."busId" is not null or b."end" <= $1) order by n."dueAt" limit ${most}`;
type Due = { id: string; requestId: string | null };

async function tell(tx: Transaction, { id, requestId }: Due, now: Date) {
  if (requestId) await lockRequest(tx, requestId);
  await tx.$queryRaw`select id from booking where id = ${id}::uuid for update`;
  const notice = await tx.busNotice.findUnique({
    where: { bookingId: id },
    include: { booking: { include: { main: { select: { offerId: true } } } } },
  });
  if (!notice || notice.dueAt > now) return 0;
  const { busId, end, main } = notice.booking;
  const offerId = notice.booking.offerId ?? main?.offerId ?? null;
  if (busId === null && end > now) return 0;
  await tx.busNotice.delete({ where: { bookingId: id } });
  if (offerId === null || busId === null || end <= now) return 0;
  const row = await tx.offer.findUniqueOrThrow({ where: { id: offerId }, select: offerSelect });
  const { toldBusId: told } = notice;
  const before = told ? await tx.bus.findUnique({ where: { id: told }, select: busSelect }) : null;
  const bus = await tx.bus.findUniqueOrThrow({ where: { id: busId }, select: busSelect });
  await notifyBus(tx, row, { before, bus });
  return 1;
}

/** Authors of accepted trips learn which bus comes instead of the one that they know of. Returns how many. */
export async function sendBusNotices(now = new Date()) {
  let told = 0;
  for (const due of await queryOnce<Due>(dueSql, [now])) {
    told += await transaction((tx) => tell(tx, due, now)).catch((error: unknown) => {
      log.error({ err: error, booking: due.id }, "an author was not told of another bus");
      return 0;
    });
  }
  return told;
}
