import type { SignedIn } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";

/** Who a new entry is from: the viewer's own name, address and number, as far as they are known. */
export async function senderOf(viewer: SignedIn) {
  const user = await prisma.user.findUnique({
    where: { id: viewer.id },
    select: { phone: true, company: { select: { telephone: true, cellphone: true } } },
  });
  const phone = user?.phone || user?.company?.telephone || user?.company?.cellphone || "";
  return { companyName: viewer.company?.name ?? viewer.firstname, email: viewer.email, phone };
}
