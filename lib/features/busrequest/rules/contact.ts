import type { ContactRule } from "@/lib/access/records";
import type { Kind } from "./kinds";

type Posted = { companyType: string; category: Kind };

/** Whether the author chooses a contact rule: partners' posts and emergencies hide their contact from no partner. */
export const hasContactRule = ({ companyType, category }: Posted) =>
  companyType === "private" && category !== "emergency";

type Row = Posted & { contact: ContactRule; contactNotice: object | null };

/** The rule that holds: the stricter one until the bidders are told of an easier one; null where none does. */
export function ruleThatHolds(row: Row): ContactRule | null {
  if (!hasContactRule(row)) return null;
  return row.contactNotice ? "afterAcceptance" : row.contact;
}
