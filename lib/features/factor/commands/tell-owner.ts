import type { Account } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { pageUrl } from "@/lib/mail/content";
import { queueMail } from "@/lib/mail/outbox";

type Deed = "on" | "off" | "reset" | "recovery" | "locked" | "codes" | "passkey" | "passkeyOff";

/** Tells the owner of an account what was done to its second factor, in the transaction that does it. */
export async function tellOwner(tx: Transaction, { id }: Pick<Account, "id">, deed: Deed, left = 0) {
  const user = await tx.user.findUniqueOrThrow({
    where: { id },
    select: { email: true, firstname: true, language: true },
  });
  const link = pageUrl(user.language, deed === "locked" ? ["forgotpassword"] : ["userpanel", "profile"]);
  const data = { firstname: user.firstname, deed, left, link };
  await queueMail(tx, { to: user.email, language: user.language, template: "factorChanged", data });
}
