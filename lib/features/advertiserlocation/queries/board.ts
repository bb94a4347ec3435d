import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { forbidden } from "@/lib/errors";
import { isShown, locationLimit, planInForce } from "@/lib/features/subscription/rules";
import { listOwnLocations } from "./own";

/** More than any plan allows. */
const all = { take: 100, skip: 0, latest: false };

/** What the page of one's own locations needs: all of them, how many the plan allows, and whether they are public. */
export async function readLocationBoard(viewer: Viewer, now = new Date()) {
  if (!isSignedIn(viewer) || !viewer.company) throw forbidden();
  const companyId = viewer.company.id;
  const [{ rows }, advertiser] = await Promise.all([
    listOwnLocations(viewer, { ...all, filter: { a: { company: companyId } } }),
    prisma.advertiser.findUnique({
      where: { companyId },
      select: { abonnement: true, plan: true, paidUntil: true, active: true },
    }),
  ]);
  const limit = locationLimit(advertiser ? planInForce(advertiser) : null);
  return { rows, limit, shown: advertiser?.active === true && isShown(advertiser, now) };
}
