import { isBusPartner } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { validationFailed } from "@/lib/errors";
import type { BusRequestInput } from "../schema/input";

const refused = (message: string) => validationFailed([{ path: "circle", message }]);

const memberSelect = {
  company: {
    select: { id: true, name: true, email: true, users: { where: { owner: true }, select: { language: true } } },
  },
} as const;

const ownCircle = (tx: Transaction, companyId: string, id: string) =>
  tx.partnerCircle.findFirst({
    where: { id, companyId },
    select: { members: { where: { company: { active: true } }, select: memberSelect } },
  });

/**
 * Lets the companies of the chosen circle read a request before all others: those that are in it now, whatever becomes
 * of the circle (decision 057). Null for a request of another mode. Throws ValidationFailed for a foreign or empty one.
 */
export async function letIn(tx: Transaction, viewer: Viewer, requestId: string, { mode, circle }: BusRequestInput) {
  if (mode !== "circle" || !circle) return null;
  const row = isBusPartner(viewer) && (await ownCircle(tx, viewer.company.id, circle));
  if (!row) throw refused("circleUnknown");
  const companies = row.members.map(({ company }) => company);
  if (companies.length === 0) throw refused("circleEmpty");
  await tx.requestReader.createMany({ data: companies.map(({ id }) => ({ requestId, companyId: id })) });
  return companies;
}
