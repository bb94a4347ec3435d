import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";

const deploy = path.join(import.meta.dirname, "../deploy");
const read = (name: string) => fs.readFileSync(path.join(deploy, name), "utf8");
const settings = fs.readFileSync(path.join(deploy, "../env.mjs"), "utf8");
const isSetting = (name: string) => new RegExp(`\\b${name}:`).test(settings);

const places = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/bin"];
const programOf = (name: string) => places.map((place) => path.join(place, name)).find((file) => fs.existsSync(file));

const assignments = (text: string) =>
  text
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.split("=", 1)[0] ?? "");

describe("files of deploy/", () => {
  it("name settings that the product knows", () => {
    const config = [...read("kubernetes/config.yaml").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
      ([, name]) => name ?? "",
    );
    const named = [...assignments(read("charabanc.env")), ...config].filter((name) => !name.startsWith("//"));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !isSetting(name))).toEqual([]);
  });

  it("start programs that the build makes", () => {
    const bundled = fs.readFileSync(path.join(deploy, "../scripts/lib/build.mjs"), "utf8");
    const files = ["systemd/charabanc-web@.service", "systemd/charabanc-worker.service", "Containerfile"];
    for (const file of [...files, "kubernetes/worker.yaml"]) {
      const programs = read(file).match(/\.build\/(\w+)\.mjs/g) ?? [];
      expect(programs.length, file).toBeGreaterThan(0);
      for (const program of programs)
        expect(bundled, `${file}: ${program}`).toContain(program.slice(".build/".length, -4));
    }
  });

  it("ask for health where it is told", () => {
    const asked = ["haproxy.cfg", "kubernetes/web.yaml"].flatMap((file) => read(file).match(/\/api\/\w+/g) ?? []);
    expect(new Set(asked)).toEqual(new Set(["/api/ready", "/api/health"]));
    for (const call of new Set(asked)) expect(fs.existsSync(path.join(deploy, "../app", call, "route.ts"))).toBe(true);
  });

  it("give a stop the time that it takes", () => {
    const worst = 3 + 10 + 5;
    for (const file of ["systemd/charabanc-web@.service", "systemd/charabanc-worker.service"]) {
      expect(Number(/TimeoutStopSec=(\d+)/.exec(read(file))?.[1]), file).toBeGreaterThan(worst);
    }
    expect(Number(/terminationGracePeriodSeconds: (\d+)/.exec(read("kubernetes/web.yaml"))?.[1])).toBeGreaterThan(
      5 + 15,
    );
  });

  it("pools by transactions, and holds commits until two have them", () => {
    expect(read("pgbouncer.ini")).toMatch(/^pool_mode = transaction$/m);
    expect(read("patroni.yml")).toMatch(/^ {4}synchronous_mode: true$/m);
    expect(read("redis.conf")).not.toMatch(/^maxmemory-policy noeviction/m);
  });
});

describe("settings of a machine, as shells and systemd read them", () => {
  const described = fs.readFileSync(path.join(deploy, "../docs/operations.md"), "utf8");
  const block = /^# \/etc\/charabanc\.env[^`]+/m.exec(described)?.[0] ?? "";

  it.each([
    ["deploy/charabanc.env", read("charabanc.env")],
    ["docs/operations.md", block],
  ])("%s", (_, text) => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "settings-")), "charabanc.env");
    fs.writeFileSync(file, text);
    const shells = ["sh", "bash"].map(programOf).filter((shell) => shell !== undefined);
    expect(shells.length).toBeGreaterThan(0);
    for (const shell of shells) {
      const script = `set -eu; set -a; . "$0"; printf '%s|%s' "$MAIL_FROM" "$NEXTAUTH_SECRET"`;
      const said = execFileSync(shell, ["-c", script, file], {
        encoding: "utf8",
        env: { NODE_ENV: "production" },
        stdio: ["ignore", "pipe", "pipe"],
      });
      expect(said, shell).toMatch(/^Charabanc <noreply@company\.eu>\|(CHANGE|…)$/);
    }
    fs.rmSync(path.dirname(file), { recursive: true });
    // systemd takes a remark behind a value for a part of it.
    expect(text.split("\n").filter((line) => /^[A-Z].*\s#/.test(line))).toEqual([]);
  });
});

describe("checked by the programs that read them, where they are installed", () => {
  const at = (port: number) => `127.0.0.1:${port}`;
  const addresses = {
    MARKET: at(1),
    LEADER: at(2),
    STANDBY: at(3),
    WEB_1: at(4),
    WEB_2: at(5),
    DB_1: at(6),
    DB_2: at(7),
  };
  const env = { ...process.env, ...addresses, DB_1_CHECK: "8", DB_2_CHECK: "9", MARKET_PROTOCOL: "https" };
  const [haproxy, analyze] = [programOf("haproxy"), programOf("systemd-analyze")];

  it("names each address that the balancer's file wants", () => {
    const wanted = new Set([...read("haproxy.cfg").matchAll(/"\$\{(\w+)\}"/g)].map(([, name]) => name));
    expect([...wanted].filter((name) => !name || !(name in env))).toEqual([]);
    if (haproxy) execFileSync(haproxy, ["-c", "-q", "-f", path.join(deploy, "haproxy.cfg")], { env, stdio: "pipe" });
  });

  it("units have what systemd asks for", () => {
    const units = ["charabanc-web@.service", "charabanc-worker.service"].map((unit) =>
      path.join(deploy, "systemd", unit),
    );
    for (const unit of units) {
      const sections = fs.readFileSync(unit, "utf8").match(/^\[\w+\]$/gm);
      expect(sections, unit).toEqual(["[Unit]", "[Service]", "[Install]"]);
    }
    if (!analyze) return;
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "units-"));
    const copies = units.map((unit) => path.join(directory, path.basename(unit).replace("@.", "@3000.")));
    for (const [i, unit] of units.entries()) fs.copyFileSync(unit, copies[i] ?? "");
    try {
      execFileSync(analyze, ["verify", "--man=no", ...copies], { stdio: "pipe" });
    } finally {
      fs.rmSync(directory, { recursive: true });
    }
  });
});
