import { prisma } from "@/lib/db/prisma";
import { subscriptionOf } from "./queries";

/** One-click unsubscribe (RFC 8058): a second time changes nothing. Throws NotFound for a link that is not ours. */
export async function unsubscribe(token: string) {
  const { email, group } = await subscriptionOf(token);
  await prisma.unsubscription.createMany({ data: [{ email, group }], skipDuplicates: true });
  return { email, group, unsubscribed: true };
}
