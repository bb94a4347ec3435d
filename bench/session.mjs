import { encode } from "next-auth/jwt";
import { benchSecret } from "./sides.mjs";

/** The cookie of a session that stands in the database. */
export const cookieOf = async ({ sid, sv }) =>
  `charabanc.session=${await encode({ token: { sid, sv }, secret: benchSecret })}`;

/** Signs an account in: the headers of its requests. */
export async function signIn(client, userName) {
  const text = `insert into session (id, "userId", "expiresAt") select gen_random_uuid(), id, now() + interval '1 day'
    from user_account where "userName" = $1 returning id as sid,
      (select "sessionVersion" from user_account where "userName" = $1) as sv`;
  const [row] = (await client.query(text, [userName])).rows;
  return { cookie: await cookieOf(row) };
}
