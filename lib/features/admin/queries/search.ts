import type { Admin } from "@/lib/access/viewer";
import { findBuses } from "@/lib/features/bus/queries/find";
import { findRequests } from "@/lib/features/busrequest/queries/find";
import { findCompanies } from "@/lib/features/provider/queries";
import { findUsers } from "@/lib/features/user/queries/admin/find";
import type { Language } from "@/lib/i18n/routing";
import type { SearchRecord } from "../schema";

/** GET /admin/search: a few of everything that the text may mean. */
export async function searchEverything(viewer: Admin, text: string, language: Language): Promise<SearchRecord> {
  const [requests, companies, users, buses] = await Promise.all([
    findRequests(viewer, text, language),
    findCompanies(viewer, text),
    findUsers(viewer, text),
    findBuses(viewer, text),
  ]);
  return { requests, companies, users, buses };
}
