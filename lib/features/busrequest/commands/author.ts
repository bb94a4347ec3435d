import { isAdmin, isBusPartner, isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { validationFailed } from "@/lib/errors";
import type { BusRequestInput } from "../schema/input";

/** Who a new request belongs to: a company for a partner, nobody for a private author. */
export function authorOf(viewer: Viewer) {
  const company = isBusPartner(viewer) ? viewer.company : null;
  return {
    trusted: company !== null || isAdmin(viewer),
    companyType: company?.companyType ?? ("private" as const),
    authorCompanyId: company?.id ?? null,
    authorUserId: isSignedIn(viewer) ? viewer.id : null,
  };
}

/** The company that an individual request names. Throws ValidationFailed for one that cannot receive requests. */
export async function receiverOf(mode: BusRequestInput["mode"], companyId: string | null | undefined) {
  if (mode !== "individual" || !companyId) return null;
  const company = await prisma.company.findFirst({
    where: { id: companyId, active: true, companyType: { in: ["busoperator", "touroperator", "driver"] } },
    select: { id: true, name: true, email: true, users: { where: { owner: true }, select: { language: true } } },
  });
  if (!company) throw validationFailed([{ path: "company", message: "companyUnknown" }]);
  return company;
}
