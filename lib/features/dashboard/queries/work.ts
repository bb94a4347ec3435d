import { query } from "@/lib/db/pool";
import type { StatsRecord } from "../schema";

const ms = (moment: string) => `(extract(epoch from ${moment}) * 1000)::float8`;

const waitingSql = `select count(*)::int as total, ${ms('min("createdAt")')} as oldest
  from bus_request where state = 'pending' and "endedAt" is null`;

const mailsSql = `select
  (select count(*) from outbox_mail where state = 'queued')::int as queued,
  (select count(*) from outbox_mail where state = 'failed')::int as failed,
  (select count(*) from outbox_mail where state = 'sent' and "createdAt" > now() - interval '1 day')::int as "sentToday",
  (select ${ms('min("createdAt")')} from outbox_mail where state = 'queued') as oldest`;

/** What waits for the admins: read anew each time, as the menu's counts are. */
export async function readQueue() {
  const [row] = await query<StatsRecord["waiting"]>("dashboard.queue", waitingSql);
  return row ?? { total: 0, oldest: null };
}

/** What the outbox holds. */
export async function readMails() {
  const [row] = await query<StatsRecord["mails"]>("dashboard.mails", mailsSql);
  return row ?? { queued: 0, failed: 0, sentToday: 0, oldest: null };
}
