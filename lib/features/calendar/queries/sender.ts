import type { SignedIn } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";

type Row = { phone: string | null; telephone: string | null; cellphone: string | null };

const numbersSql = `select u.phone, c.telephone, c.cellphone
  from user_account u left join company c on c.id = u."companyId" where u.id = $1::uuid`;

/** Who a new entry is from: the viewer's own name, address and number, as far as they are known. */
export async function senderOf(viewer: SignedIn) {
  const [row] = await query<Row>("calendar.sender", numbersSql, [viewer.id]);
  const phone = row?.phone || row?.telephone || row?.cellphone || "";
  return { companyName: viewer.company?.name ?? viewer.firstname, email: viewer.email, phone };
}
