import { createECDH, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";
import { Advice } from "./progress.mjs";

/** Reads .env without a package: KEY=value lines; what the shell says wins. */
function readDotEnv() {
  const file = path.join(root, ".env");
  if (!fs.existsSync(file)) return;
  for (const line of fs.readFileSync(file, "utf8").split("\n")) {
    const found = /^\s*([A-Z0-9_]+)\s*=\s*(.*?)\s*$/.exec(line);
    if (found && process.env[found[1]] === undefined) process.env[found[1]] = found[2].replace(/^(["'])(.*)\1$/, "$2");
  }
}

/** Of a command that signs nothing: env.mjs lets no program begin without a secret. */
export const commandEnv = (env = process.env) => ({ NEXTAUTH_SECRET: randomBytes(32).toString("base64url"), ...env });

/** Made once and kept beside the data. */
function kept(dataDir, name, make) {
  const file = path.join(dataDir, name);
  if (!fs.existsSync(file)) fs.writeFileSync(file, make(), { mode: 0o600 });
  return fs.readFileSync(file, "utf8").trim();
}

/** A private key of P-256; one in 256 is shorter than the others. */
export function pushKey() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
}

function numberOf(name, fallback) {
  const text = process.env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  throw new Advice(`${name}=${text} is no port number. Example: ${name}=3001 npm start`);
}

/** The settings a command needs before anything is built; env.mjs checks all of them later. */
export function settings({ port: usualPort, dataDir: usualDir }) {
  readDotEnv();
  const port = numberOf("PORT", usualPort);
  const host = process.env.HOST || "127.0.0.1";
  const dataDir = path.resolve(root, process.env.DATA_DIR || usualDir);
  fs.mkdirSync(dataDir, { recursive: true });
  const shown = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const appUrl = process.env.APP_URL || `http://${shown}:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: host,
    DATA_DIR: dataDir,
    APP_URL: appUrl,
    NEXTAUTH_URL: appUrl,
    NEXTAUTH_SECRET:
      process.env.NEXTAUTH_SECRET || kept(dataDir, "secret", () => randomBytes(32).toString("base64url")),
    VAPID_PRIVATE_KEY: process.env.VAPID_PRIVATE_KEY || kept(dataDir, "push-key", pushKey),
    NEXT_TELEMETRY_DISABLED: "1",
  };
  return { port, host, dataDir, appUrl, databaseUrl: process.env.DATABASE_URL || null, env };
}
