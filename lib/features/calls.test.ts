import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { addressOf } from "@/lib/http/calls";
import { errorsOf } from "@/lib/http/failures";
import { allCalls } from "./calls";
import { openApiDocument } from "./openapi/present/document";
import { withReference } from "./openapi/present/reference";
import { routeFiles } from "./openapi/present/route-files";
import { routes } from "./routes";

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it("no two calls share method and path", () => {
  const keys = allCalls.map(keyOf);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it.each(allCalls)("takes what its path names, and says what it does: $method $path", ({ path, params, summary }) => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  expect(Object.keys(params?.shape ?? {}).sort()).toEqual(named.sort());
  expect(summary.length).toBeGreaterThan(5);
});

it("every call is bound to what answers it", () => {
  const bound = Object.values(routes).flatMap((served) => Object.values(served).map(({ call }) => call));
  expect(bound.map(keyOf).sort()).toEqual(allCalls.map(keyOf).sort());
});

it("a route file stands for every call and for nothing else, but next-auth's and the one for what is not there", () => {
  const onDisk = ["app/api", "app/locales"].flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true }).map((name) => path.posix.join(folder, String(name))),
  );
  const others = ["app/api/[...all]/route.ts", "app/api/auth/[...nextauth]/route.ts"];
  expect(onDisk.filter((file) => file.endsWith("route.ts")).sort()).toEqual([...routeFiles().keys(), ...others].sort());
});

it("a route file stands for every address, as `npm run api` writes it", () => {
  for (const [file, text] of routeFiles())
    expect(fs.existsSync(file) && fs.readFileSync(file, "utf8"), file).toBe(text);
});

it("the OpenAPI document holds every call with its statuses", () => {
  const { paths = {} } = openApiDocument();
  for (const call of allCalls) {
    const item = paths[call.path] as Record<string, { responses: object }> | undefined;
    const operation = item?.[call.method.toLowerCase()];
    const statuses = [call.status ?? 200, ...errorsOf(call)].map(String);
    expect(Object.keys(operation?.responses ?? {}).sort(), `${keyOf(call)} at ${addressOf(call)}`).toEqual(
      statuses.sort(),
    );
  }
});

it("docs/api.md holds every call as it is, as `npm run api` writes it", () => {
  const text = fs.readFileSync("docs/api.md", "utf8");
  expect(text).toBe(withReference(text));
});

/** Marks of an inbox item lead to the same end however often they are set: its version may be left out, and is refused when it is old. */
const mayLeaveOut = ["/inbox/{id}"];

it("every PUT of a record with a version asks for it, but where it is the ETag or the end is the same", () => {
  const changes = allCalls.filter(
    ({ method, path, gives }) =>
      method === "PUT" && !mayLeaveOut.includes(path) && gives instanceof z.ZodObject && "version" in gives.shape,
  );
  expect(changes.length).toBeGreaterThan(8);
  for (const { path, body } of changes) {
    const found = body?.safeParse({}).error?.issues ?? [];
    expect(
      found.map((issue) => issue.path.join(".")),
      path,
    ).toContain("version");
  }
});
