import { expect, test } from "vitest";
import { rules } from "@/lib/access/rules";
import { routes } from "@/lib/features/routes";
import { addressOf, call } from "@/lib/http/calls";
import { bind } from "@/lib/http/serve";
import { makeMatcher } from "./match";

const declared = { summary: "A call", rule: rules.anyone };
const answer = async () => undefined;
const bound = bind(
  {
    list: call.get("/busrequest", declared),
    post: call.post("/busrequest", declared),
    read: call.get("/busrequest/{id}", declared),
    map: call.get("/busrequest/map", declared),
    approve: call.post("/busrequest/{id}/approve", declared),
    code: call.get("/busses/{id}/qr.svg", declared),
    words: call.get("/locales/{lng}", { ...declared, outsideApi: true }),
    file: call.put("/upload/{key}", { ...declared, streamed: true }),
  },
  { list: answer, post: answer, read: answer, map: answer, approve: answer, code: answer, words: answer, file: answer },
);
const match = makeMatcher(Object.values(bound));
const found = (path: string) => {
  const hit = match(path);
  return hit && [hit.served.GET === bound.read || hit.served.GET === bound.map, hit.params];
};

test("a fixed address beats one with a parameter", () => {
  expect(match("/api/busrequest/map")?.served.GET).toBe(bound.map);
  expect(match("/api/busrequest/7")?.served.GET).toBe(bound.read);
  expect(match("/api/busrequest/7/approve")?.served.POST).toBe(bound.approve);
  expect(match("/api/busrequest/7/other")).toBeNull();
});

test("a dot in an address is a dot", () => {
  expect(match("/api/busses/7/qr.svg")?.params).toEqual({ id: "7" });
  expect(match("/api/busses/7/qr-svg")).toBeNull();
});

test("a slash at the end changes nothing and parameters are decoded", () => {
  expect(match("/api/busrequest/")?.served.POST).toBe(bound.post);
  expect(found("/api/busrequest/a%20b/")).toEqual([true, { id: "a b" }]);
});

test("all calls of an address are served together; what is streamed is told", () => {
  const hit = match("/api/busrequest");
  expect([hit?.served.GET, hit?.served.POST]).toEqual([bound.list, bound.post]);
  expect([match("/api/upload/x")?.streamed.has("PUT"), hit?.streamed.has("POST")]).toEqual([true, false]);
});

test("nothing is found outside the calls", () => {
  expect(match("/other")).toBeNull();
  expect(match("/busrequest")).toBeNull();
  expect(match("/locales/de")?.params).toEqual({ lng: "de" });
});

test("every call of ours is found at its address", () => {
  const all = Object.values(routes).flatMap((calls) => Object.values(calls));
  const find = makeMatcher(all);
  const lost = all.filter((route) => {
    const hit = find(addressOf(route.call).replaceAll(/\{\w+\}/g, "x"));
    return hit?.served[route.call.method] !== route;
  });
  expect(lost.map(({ call: { method, path } }) => `${method} ${path}`)).toEqual([]);
});
