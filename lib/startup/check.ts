import { env } from "@/env.mjs";
import { passwordMatches } from "@/lib/auth/password";
import { query } from "@/lib/db/pool";
import { refusal } from "./begin";
import { demoPassword, demoUserNames } from "./demo-password";
import { isGuessable } from "./guessable";
import { isPublic, isReached } from "./reach";

type Settings = Pick<
  typeof env,
  "APP_URL" | "HOST" | "NEXTAUTH_SECRET" | "NEXTAUTH_SECRETS_BEFORE" | "SEED_DEMO" | "TRUST_PROXY" | "TRUSTED_PROXIES"
>;

const hostOf = (address: string) => new URL(address).hostname;

/** Settings with which a market must not be opened, each in a sentence that says what to do. */
export function settingFaults(settings: Settings) {
  const { APP_URL, HOST, NEXTAUTH_SECRET, SEED_DEMO, TRUST_PROXY, TRUSTED_PROXIES } = settings;
  const faults: string[] = [];
  if (isGuessable(NEXTAUTH_SECRET)) {
    faults.push("NEXTAUTH_SECRET can be guessed. Make one with: openssl rand -base64 32");
  }
  if (settings.NEXTAUTH_SECRETS_BEFORE.some((secret) => secret.length < 32 || isGuessable(secret))) {
    faults.push("NEXTAUTH_SECRETS_BEFORE holds a secret that can be guessed. Leave it out");
  }
  if (APP_URL.startsWith("http:") && isPublic(hostOf(APP_URL))) {
    faults.push(`APP_URL=${APP_URL} would send passwords in the clear. Give the address with https://`);
  }
  if (SEED_DEMO && isReached(settings)) {
    faults.push(
      `SEED_DEMO=true brings sign-ins that everybody knows, and ${HOST} or APP_URL can be reached by others.`,
    );
  }
  if (TRUST_PROXY && !TRUSTED_PROXIES) {
    faults.push("TRUST_PROXY=true believes whoever calls. Name the proxies: TRUSTED_PROXIES=10.0.0.5,192.168.7.0/24");
  }
  return faults;
}

/**
 * Addresses below .example belong to nobody: accounts of the demo have them until somebody gives them another one, and
 * then they are known by their names. A check costs 30 ms: admins and those names always, of all others fifty.
 */
const demoSql = `select "passwordHash" from user_account
    where "passwordHash" is not null and (role = 'admin' or lower("userName") = any($1))
  union
  (select "passwordHash" from user_account where "passwordHash" is not null and email ilike '%.example'
    group by "passwordHash" order by count(*) desc, min(id::text) limit 50)`;

async function hasDemoSignIn() {
  const rows = await query<{ passwordHash: string }>("startup.demo", demoSql, [demoUserNames]);
  for (const { passwordHash } of rows) if (await passwordMatches(passwordHash, demoPassword)) return true;
  return false;
}

function refuse(faults: readonly string[]) {
  const lines = ["Charabanc does not start:", ...faults.map((fault) => `  ${fault}`)];
  throw Object.assign(new Error(lines.join("\n")), { name: refusal });
}

/** Throws what `begin` tells in plain words where settings would be dangerous outside the demo. */
export function requireSafeSettings(settings: Settings = env) {
  const faults = settingFaults(settings);
  if (faults.length > 0) refuse(faults);
}

/** The same for what the database holds, which is asked last. */
export async function requireSafeStart(settings: Settings = env) {
  requireSafeSettings(settings);
  if (isReached(settings) && (await hasDemoSignIn())) {
    refuse([
      "The database holds accounts with the demo's password, which everybody knows. Serve it on 127.0.0.1 only, or " +
        "begin with an empty one: SEED_DEMO=false DATA_DIR=.data/live npm start",
    ]);
  }
}
