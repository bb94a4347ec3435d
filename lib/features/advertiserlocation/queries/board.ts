import type { TravelService } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { isShown, locationLimit, planInForce } from "@/lib/features/subscription/rules";
import { listOwnLocations } from "./own";

/** More than any plan allows. */
const all = { take: 100, skip: 0, latest: false };

/**
 * What the page of one's own locations needs: all of them, how many the plan in force allows (one where there is none),
 * and whether they are public: paid for (`ordered`: not yet), and not switched off by the admins (`allowed`).
 */
export async function readLocationBoard(viewer: TravelService, now = new Date()) {
  const companyId = viewer.company.id;
  const [{ rows }, advertiser] = await Promise.all([
    listOwnLocations(viewer, { ...all, filter: { a: { company: companyId } } }),
    prisma.advertiser.findUnique({
      where: { companyId },
      select: { abonnement: true, plan: true, paidUntil: true, active: true },
    }),
  ]);
  const plan = advertiser && planInForce(advertiser);
  const allowed = advertiser?.active === true;
  const paid = advertiser !== null && isShown(advertiser, now);
  const ordered = advertiser?.abonnement === "pending";
  const limit = locationLimit(plan);
  return { rows, limit, inForce: plan !== null, ordered, allowed, paid, shown: allowed && paid };
}
