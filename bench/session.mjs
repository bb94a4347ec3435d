import { encode } from "next-auth/jwt";
import { benchSecret } from "./sides.mjs";

/** The cookie of a session that stands in the database. */
export const cookieOf = async ({ sid, sv }) =>
  `charabanc.session=${await encode({ token: { sid, sv }, secret: benchSecret })}`;

const sessionsSql = `insert into session (id, "userId", "expiresAt") select gen_random_uuid(), id, now() + interval '1 day'
  from user_account where "userName" = any($1) returning id as sid,
    (select "sessionVersion" from user_account u where u.id = session."userId") as sv`;

/** Signs accounts in: the headers of their requests. */
async function signInAll(client, userNames) {
  const { rows } = await client.query(sessionsSql, [userNames]);
  return Promise.all(rows.map(async (row) => ({ cookie: await cookieOf(row) })));
}

export const signIn = async (client, userName) => (await signInAll(client, [userName]))[0];

const ownersSql = `select u."userName" as name from user_account u join company c on c.id = u."companyId"
  where c."companyType" = $1::"CompanyType" and u."userName" like 'partner-%' order by u."userName" limit $2`;

/** Signs owners of so many companies of a type in. */
export async function signInOwners(client, type, most) {
  const { rows } = await client.query(ownersSql, [type, most]);
  const names = rows.map(({ name }) => name);
  return signInAll(client, names);
}
