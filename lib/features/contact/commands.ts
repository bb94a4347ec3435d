import type { Viewer } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { notifyAdmins } from "./notify";
import type { ContactInput } from "./schema";

export const contactLimit = { name: "contact-source", points: 10, seconds: 60 * 60 };

/** Keeps a message to the operator and queues it for the admins' mailboxes. */
export async function sendContactMessage(viewer: Viewer, { name, email, phone, message }: ContactInput) {
  await transaction(async (tx) => {
    const data = { name, email, phone: phone || null, message, language: viewer.language };
    await tx.contactMessage.create({ data });
    await notifyAdmins(tx, data);
  });
}
