import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const role = "charabanc_app";

/** Made once and kept beside the data, readable to nobody else. */
export function keptSecret(dataDir, name) {
  const file = path.join(dataDir, `${name}.secret`);
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(18).toString("base64url"), { mode: 0o600 });
  return fs.readFileSync(file, "utf8").trim();
}

/** A role that may sign in and owns nothing; what it may do is said by the migrations (lib/db/rights.ts). */
export async function settleRole(server, password) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  const { rows } = await client.query(
    "select pg_is_in_recovery() as restoring, exists (select from pg_roles where rolname = $1) as known",
    [role],
  );
  const how = "login nosuperuser nocreatedb nocreaterole noreplication nobypassrls";
  const secret = client.escapeLiteral(password);
  // What is being restored takes no change yet, and brings its roles along.
  if (!rows[0].restoring)
    await client.query(`${rows[0].known ? "alter" : "create"} role ${role} ${how} password ${secret}`);
  await client.end();
}

/** The address by which the product itself works in the database of `url`. */
export function applicationUrl(url, password) {
  const address = new URL(url);
  address.username = role;
  address.password = encodeURIComponent(password);
  return address.href;
}
