import { ProfileRatings } from "@/components/rating/profile-ratings";
import type { Viewer } from "@/lib/access/viewer";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import { companyRating, listRatings } from "@/lib/features/rating/queries";

/** More are not drawn. */
const most = 50;

/** What customers say of a bus partner; null where nothing is to be said yet, and of others. */
export async function ratingsPart(viewer: Viewer, { id, companyType }: PublicCompanyRecord) {
  if (companyType === "travelService") return null;
  const [summary, words] = await Promise.all([companyRating(id), listRatings(viewer, id, { take: most, skip: 0 })]);
  if (summary.count === 0 && summary.cancelled === null) return null;
  return <ProfileRatings summary={summary} {...words} />;
}
