import { getTranslations } from "next-intl/server";
import type { PendingEntry, ReasonTexts } from "@/components/moderation/entry";
import { reasonKeys } from "@/components/moderation/entry";
import { type QueueQuery, queueFilter } from "@/components/moderation/queue-address";
import type { Admin } from "@/lib/access/viewer";
import { findDuplicates } from "@/lib/features/busrequest/queries/duplicates";
import { countPending, listPending } from "@/lib/features/busrequest/queries/queue";
import { pageOf } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";
import { tableSettings } from "@/lib/state/table-settings";

const { take } = tableSettings.pendingRequests;
/** Rows beyond the page: they move up while the server has not yet answered to quick actions. */
const spare = 10;

/** The page asked for, or the last one where rows have gone since. */
async function pageOfQueue(viewer: Admin, query: QueueQuery) {
  const filter = queueFilter(query);
  const latest = query.sort === "newest";
  const rowsOf = (page: number) => listPending(viewer, { ...pageOf(page, take), take: take + spare, latest, filter });
  const found = await rowsOf(query.page);
  if (found.rows.length > 0 || found.total === 0) return { ...found, page: found.total === 0 ? 1 : query.page };
  const page = Math.ceil(found.total / take);
  return { ...(await rowsOf(page)), page };
}

async function reasonTexts(): Promise<ReasonTexts> {
  const written = languages.map(async (locale) => {
    const t = await getTranslations({ locale, namespace: "moderation.reason.texts" });
    const texts = reasonKeys.flatMap((key) => (key === "other" ? [] : [[key, t(key)] as const]));
    return [locale, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(await Promise.all(written)) as ReasonTexts;
}

/** What the queue's page shows. */
export async function pendingData(viewer: Admin, query: QueueQuery) {
  const [list, counts, texts] = await Promise.all([pageOfQueue(viewer, query), countPending(viewer), reasonTexts()]);
  const ids = list.rows.map(({ record }) => record.id);
  const duplicates = await findDuplicates(viewer, ids);
  const entries: PendingEntry[] = list.rows.map(({ record, confirmed, confirmedAt, language, earlier }) => ({
    record,
    confirmed,
    confirmedAt,
    language,
    earlier,
    duplicate: duplicates.get(record.id) ?? null,
  }));
  return { entries, total: list.total, counts, texts, query: { ...query, page: list.page }, take, at: Date.now() };
}
