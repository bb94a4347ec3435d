import { createHash, randomBytes } from "node:crypto";
import type { Client } from "pg";

type Spot = { longitude: number; latitude: number };

/** An operator with a coach, so many km north of a spot; its owner signs in by `userName`. */
export async function operatorNear(database: Client, spot: Spot, { name, km }: { name: string; km: number }) {
  const id = crypto.randomUUID();
  const slug = `${name.toLowerCase().replace(/\W+/g, "-")}-${id.slice(0, 8)}`;
  const [mail, latitude] = [`${slug}@people.example`, spot.latitude + km / 111.32];
  await database.query(
    `insert into company (id, "companyType", name, slug, address, email, longitude, latitude, telephone)
     values ($1, 'busoperator', $2, $3, '{"city": "Nuoro"}', $4, $5, $6, '+39 0784 1')`,
    [id, name, slug, mail, spot.longitude, latitude],
  );
  await database.query(
    `insert into user_account (id, email, "userName", firstname, lastname, "passwordHash", "confirmedAt", "companyId", owner)
     values (gen_random_uuid(), $1, $2, 'Pia', 'Serra', 'none', now(), $3, true)`,
    [mail, slug, id],
  );
  await database.query(
    `insert into bus (id, "companyId", licenceplate, country, design, capacity, qrcode)
     values (gen_random_uuid(), $1, $2, 'IT', 'coach', 53, gen_random_uuid())`,
    [id, `NU ${id.slice(0, 4)}`],
  );
  return { id, userName: slug };
}

/** The link in the mail to a company that was asked. */
export async function linkOf(database: Client, request: string, company: string) {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  const values = [hash, request, company];
  await database.query(`update dispatch_ask set hash = $1 where "requestId" = $2 and "companyId" = $3`, values);
  return `/de/dispatch/${token}`;
}
