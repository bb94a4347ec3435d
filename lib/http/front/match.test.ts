import { expect, test } from "vitest";
import { methodNotAllowed } from "@/lib/http/responses";
import { handlerOf, makeMatcher, methodsOf } from "./match";

const names = [
  "/api/busrequest",
  "/api/busrequest/[id]",
  "/api/busrequest/map",
  "/api/busrequest/[id]/approve",
  "/api/busses/[id]/qr.svg",
  "/api/[...all]",
];
const match = makeMatcher(names.map((path) => ({ path, module: { path } })));
const found = (path: string) => [match(path)?.module.path, match(path)?.params];

test("a fixed address beats one with a parameter, and that beats the rest", () => {
  expect(found("/api/busrequest/map")).toEqual(["/api/busrequest/map", {}]);
  expect(found("/api/busrequest/7")).toEqual(["/api/busrequest/[id]", { id: "7" }]);
  expect(found("/api/busrequest/7/approve")).toEqual(["/api/busrequest/[id]/approve", { id: "7" }]);
  expect(found("/api/busrequest/7/other")).toEqual(["/api/[...all]", { all: ["busrequest", "7", "other"] }]);
});

test("a dot in a folder's name is a dot in the address", () => {
  expect(found("/api/busses/7/qr.svg")).toEqual(["/api/busses/[id]/qr.svg", { id: "7" }]);
  expect(found("/api/busses/7/qr-svg")).toEqual(["/api/[...all]", { all: ["busses", "7", "qr-svg"] }]);
});

test("a slash at the end changes nothing and parameters are decoded", () => {
  expect(found("/api/busrequest/")).toEqual(["/api/busrequest", {}]);
  expect(found("/api/busrequest/a%20b/")).toEqual(["/api/busrequest/[id]", { id: "a b" }]);
});

test("nothing is found outside the table", () => {
  expect(match("/other")).toBeNull();
});

test("HEAD is answered by GET, a missing method by nobody", () => {
  const module = { GET: () => null, POST: () => null };
  expect(handlerOf(module, "HEAD")).toBe(module.GET);
  expect(handlerOf(module, "PUT")).toBeNull();
  expect(handlerOf(module, "constructor")).toBeNull();
  expect(methodsOf(module)).toEqual(["GET", "HEAD", "POST"]);
});

test("a method that is there to be refused is not among those that are served", () => {
  const refuse = methodNotAllowed(["PUT"]);
  expect(methodsOf({ PUT: () => null, GET: refuse, POST: refuse })).toEqual(["PUT"]);
});
