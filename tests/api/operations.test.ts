import fs from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import * as health from "@/app/api/health/route";
import * as document from "@/app/api/openapi.json/route";
import * as ready from "@/app/api/ready/route";
import * as missing from "@/app/api/[...all]/route";
import { env } from "@/env.mjs";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";
import { tellNewerDatabase } from "@/lib/startup/newer-database";
import { envelope, request } from "@/tests/db";

it("200 for health and ready while database and migrations are there", async () => {
  expect(await envelope(await health.GET(request("/api/health")))).toMatchObject({
    status: 200,
    entity: [{ healthy: true }],
  });
  expect(await envelope(await ready.GET(request("/api/ready")))).toMatchObject({
    status: 200,
    entity: [{ ready: true }],
  });
});

const allow = (value: boolean) =>
  Object.defineProperty(env, "ALLOW_NEWER_DATABASE", { value, configurable: true, enumerable: true, writable: true });

it("503 for ready, and a line that names it, where a later release had migrated the database; 200 where that is wanted", async () => {
  const begun = singleton<{ newer: string[] | null }>("db.migrations", () => ({ newer: null }));
  const said = vi.spyOn(log, "error").mockReturnValue();
  begun.newer = ["29990101000000_later"];
  await tellNewerDatabase();
  expect(said).toHaveBeenCalledWith({ migrations: begun.newer }, expect.stringContaining("ALLOW_NEWER_DATABASE"));
  expect((await ready.GET(request("/api/ready"))).status).toBe(503);
  allow(true);
  expect((await ready.GET(request("/api/ready"))).status).toBe(200);
  allow(false);
  begun.newer = null;
  vi.restoreAllMocks();
});

it("404 in the envelope, with a request id, for what is not there", async () => {
  const response = missing.GET(request("/api/nothing"));
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(await envelope(response)).toMatchObject({ status: 404, successful: false, error: "NotFound", entity: [] });
});

it("405 with Allow for a method that a call does not have", async () => {
  const response = await health.POST(request("/api/health", { method: "POST" }));
  expect(response.headers.get("allow")).toBe("GET, HEAD");
  expect(await envelope(response)).toMatchObject({ status: 405, error: "MethodNotAllowed" });
});

/** Paths of app/api as OpenAPI writes them. */
function routesOnDisk(folder = "app/api", prefix = ""): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return routesOnDisk(path.join(folder, entry.name), `${prefix}/${entry.name.replace(/^\[(\w+)\]$/, "{$1}")}`);
    return entry.name === "route.ts" ? [prefix] : [];
  });
}

it("the OpenAPI document knows every call of ours", async () => {
  const made = (await (await document.GET(request("/api/openapi.json"))).json()) as { openapi: string; paths: object };
  expect(made.openapi).toBe("3.1.0");
  const ours = routesOnDisk().filter((route) => !/\.\.\.|openapi/.test(route));
  expect(ours.filter((route) => !(route in made.paths))).toEqual([]);
});
