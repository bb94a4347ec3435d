import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { transaction } from "@/lib/db/transaction";
import { lockNews } from "./change";
import { differenceOf, nothing, settledOf } from "./settle";

/** DELETE /news/{id}: gone from everywhere; the audit line keeps what it was. Throws NotFound. */
export async function deleteNews(viewer: Admin, id: string, now = Date.now()) {
  await transaction(async (tx) => {
    const article = settledOf(await lockNews(tx, id, now));
    await tx.news.delete({ where: { id } });
    const before = differenceOf(nothing, article)?.after;
    await audit(tx, viewer, { action: "delete", noun: "news", recordId: id, before });
    await changed(tx, "news");
  });
}
