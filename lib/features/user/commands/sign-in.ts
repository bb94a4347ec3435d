import { audit } from "@/lib/audit/audit";
import { passwordMatches } from "@/lib/auth/password";
import { isFactorNeeded } from "@/lib/auth/factor-need";
import { networkOf } from "@/lib/auth/session-life";
import { sessionSeconds } from "@/lib/auth/token";
import { query } from "@/lib/db/pool";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { passSecondStep, SecondStep, type Step } from "@/lib/features/factor/commands/second-step";
import { ownerOfPasskey } from "@/lib/features/passkey/commands/sign-in";
import { later } from "@/lib/later";
import { consume, forgive } from "@/lib/limits/limits";
import { keepAccount } from "./deletion";

// Failures only: a sign-in that works gives its point back.
const perName = { name: "signin-name", points: 10, seconds: 15 * 60 };
// Wide enough that a stranger's wrong tries do not lock somebody out, narrow enough against many sources.
const perNameAnywhere = { name: "signin-name-anywhere", points: 200, seconds: 15 * 60 };
const perSource = { name: "signin-source", points: 300, seconds: 15 * 60 };

type Row = {
  id: string;
  passwordHash: string;
  sessionVersion: number;
  open: boolean;
  leaving: boolean;
  byPasskey: boolean;
};

// Handles are unique by lower case (index user_account_user_name), and none holds an "@".
const signInSql = `select id, "passwordHash", "sessionVersion", "confirmedAt" is not null and "closedAt" is null as open,
  "deleteAfter" is not null as leaving, role = 'admin' and exists (select 1 from passkey k where k."userId" = u.id)
    and not exists (select 1 from second_factor f where f."userId" = u.id and f."confirmedAt" is not null) as "byPasskey"
  from user_account u where email = $1 or lower("userName") = $1 limit 1`;

type Owner = Pick<Row, "id" | "sessionVersion" | "leaving">;

/** `before`: the session whose cookie came along. */
type From = { ip: string; userAgent?: string; before?: string | null };

/**
 * One browser, one session: whoever signs in anew leaves none behind that goes on unseen. Its device hears news as before
 * where the person is the same.
 */
async function endBefore(tx: Transaction, before: string, { id: sessionId, userId }: { id: string; userId: string }) {
  await tx.pushSubscription.updateMany({ where: { sessionId: before, session: { userId } }, data: { sessionId } });
  await tx.session.deleteMany({ where: { id: before } });
}

async function openSession({ id, sessionVersion, leaving }: Owner, { ip, userAgent, before }: From) {
  if (leaving && !(await keepAccount(id))) return null;
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
  const data = { userId: id, expiresAt, userAgent: userAgent?.slice(0, 300), network: networkOf(ip) };
  const session = await transaction(async (tx) => {
    await audit(tx, null, note(id, "signIn"));
    const opened = await tx.session.create({ data });
    if (before) await endBefore(tx, before, opened);
    return opened;
  });
  return { id, sid: session.id, sv: sessionVersion };
}

type Attempt = From & { name: unknown; password: unknown; step?: Step };

const note = (id: string, action: "signIn" | "signInFailed") => ({ action, noun: "user", recordId: id, userId: id });

/**
 * On record once the answer is out: a known name must not take longer than an unknown one. Of a name that nobody has there is
 * no line, since it may be anybody's address; the limits above bound both.
 */
function noteFailure(user: Row | undefined) {
  if (user) later(() => transaction((tx) => audit(tx, null, note(user.id, "signInFailed"))));
  return null;
}

/**
 * Checks a user name or mail address with its password and opens a session. Null: no match, not confirmed or
 * closed (one answer for all of them). Throws RateLimited, and SecondStep where a code is asked for.
 */
export async function signIn({ name, password, ip, userAgent, before, step = {} }: Attempt) {
  if (typeof name !== "string" || typeof password !== "string" || password.length > 200) return null;
  const key = name.trim().toLowerCase().slice(0, 200);
  if (/\p{Surrogate}/u.test(key) || key.includes("\u0000")) return null;
  await consume(perSource, ip);
  const here = `${key} ${ip}`;
  await consume(perName, here);
  await consume(perNameAnywhere, key);
  const [user] = await query<Row>("user.signIn", signInSql, [key]);
  const matches = await passwordMatches(user?.passwordHash ?? null, password);
  if (!matches || !user?.open) return noteFailure(user);
  if (user.byPasskey && isFactorNeeded()) throw new SecondStep("PasskeyNeeded");
  const device = await passSecondStep(user.id, { ...step, userAgent });
  const session = await openSession(user, { ip, userAgent, before });
  if (session) await forgive(perName, here);
  return session && { ...session, device };
}

type PasskeyAttempt = From & { passkey: unknown };

/** Opens a session for whoever has signed our challenge. Null for all that is wrong with it. Throws RateLimited. */
export async function signInByPasskey({ passkey, ...from }: PasskeyAttempt) {
  await consume(perSource, from.ip);
  const id = typeof passkey === "string" ? await ownerOfPasskey(passkey) : null;
  const user = id === null ? null : await prisma.user.findUnique({ where: { id } });
  if (!user?.confirmedAt || user.closedAt) return null;
  const session = await openSession({ ...user, leaving: user.deleteAfter !== null }, from);
  return session && { ...session, device: null };
}

/** Signing out: the row goes, so that a copied cookie is worth nothing. */
export async function endSession(sid: string) {
  await prisma.session.deleteMany({ where: { id: sid } });
}
