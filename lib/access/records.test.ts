import { describe, expect, it } from "vitest";
import { anonymous, viewer } from "@/tests/viewers";
import {
  changesCompany,
  changesRequest,
  changesUser,
  contactAccess,
  countsAnswers,
  isSelf,
  ownsCompany,
  ownsRequest,
  reachesCompany,
  receivesRequest,
  removesMember,
  sideOf,
  takesFile,
  worksFor,
} from "./records";
import type { Viewer } from "./viewer";

const kinds = ["busoperator", "touroperator", "driver", "travelService"] as const;

/** Around one company ("own") of a kind: its people, those of another one, and who belongs to none. */
const around = (company: (typeof kinds)[number]) => ({
  anonymous,
  private: viewer({ id: "private" }),
  owner: viewer({ company, id: "owner" }),
  staff: viewer({ company, id: "staff", owner: false }),
  "another's owner": viewer({ company, companyId: "other", id: "otherOwner" }),
  "another's staff": viewer({ company, companyId: "other", id: "otherStaff", owner: false }),
  admin: viewer({ role: "admin", id: "admin" }),
});
type Who = keyof ReturnType<typeof around>;

const everyone = Object.keys(around("driver")) as Who[];
const own: Who[] = ["owner", "staff"];
const others: Who[] = ["another's owner", "another's staff"];

describe.each(kinds)("rules on records, with a %s", (kind) => {
  const viewers = around(kind);
  const who = (rule: (viewer: Viewer) => boolean) => everyone.filter((name) => rule(viewers[name]));

  it("a company: its people work for it, its owners decide for it, admins reach and change any", () => {
    expect(who((one) => worksFor(one, "own"))).toEqual(own);
    expect(who((one) => ownsCompany(one, "own"))).toEqual(["owner"]);
    expect(who((one) => reachesCompany(one, "own"))).toEqual([...own, "admin"]);
    expect(who((one) => changesCompany(one, "own"))).toEqual(["owner", "admin"]);
    expect(who((one) => worksFor(one, null) || ownsCompany(one, null))).toEqual([]);
  });

  it("one of its people: removed by its owners, and by oneself", () => {
    expect(who((one) => removesMember(one, "own", "staff"))).toEqual(own);
    expect(who((one) => removesMember(one, "own", "owner"))).toEqual(["owner"]);
    expect(who((one) => removesMember(one, "own", "otherStaff"))).toEqual(["owner"]);
    expect(who((one) => removesMember(one, "other", "staff"))).toEqual(["another's owner"]);
  });

  it("a company's request: its people own it, whoever of them wrote it; admins change it, too", () => {
    const request = { authorCompanyId: "own", authorUserId: "otherStaff" };
    expect(who((one) => ownsRequest(one, request))).toEqual(own);
    expect(who((one) => changesRequest(one, request))).toEqual([...own, "admin"]);
    const mayAnswer = kind === "travelService" ? [] : others;
    expect(who((one) => countsAnswers(one, request))).toEqual([...own, ...mayAnswer, "admin"]);
  });

  it("a person's own request: its account owns it, and who has the link that was mailed", () => {
    const request = { authorCompanyId: null, authorUserId: "private" };
    expect(who((one) => ownsRequest(one, request))).toEqual(["private"]);
    expect(who((one) => changesRequest(one, request))).toEqual(["private", "admin"]);
    expect(who((one) => ownsRequest(one, request, true))).toEqual(everyone);
    expect(who((one) => changesRequest(one, request, true))).toEqual(everyone);
  });

  it("a request that nobody signed in has written is owned by its link alone", () => {
    const request = { authorCompanyId: null, authorUserId: null };
    expect(who((one) => ownsRequest(one, request))).toEqual([]);
    expect(who((one) => changesRequest(one, request))).toEqual(["admin"]);
    expect(who((one) => ownsRequest(one, request, true))).toEqual(everyone);
  });

  it("an individual request: received by the people of the company that it went to", () => {
    expect(who((one) => receivesRequest(one, { mode: "individual", company: "own" }))).toEqual(own);
    expect(who((one) => receivesRequest(one, { mode: "individual", company: null }))).toEqual([]);
    expect(who((one) => receivesRequest(one, { mode: "collective", company: "own" }))).toEqual([]);
  });

  it("contact data of a private author: open to itself, to admins and to the company whose offer was accepted", () => {
    const request = { authorCompanyId: null, authorUserId: "private", private: true, contact: "onRequest" as const };
    const open = (acceptedCompanyId: string | null, byLink = false) =>
      who((one) => contactAccess(one, { ...request, acceptedCompanyId }, byLink) === "open");
    expect(open(null)).toEqual(["private", "admin"]);
    expect(open("own")).toEqual(["private", ...own, "admin"]);
    expect(open("other")).toEqual(["private", ...others, "admin"]);
    expect(open(null, true)).toEqual(everyone);
  });

  it("an offer: its author's people on one side, the bidder's on the other, admins look on, nobody else sees it", () => {
    const request = { authorCompanyId: "own", authorUserId: "owner" };
    const sides = (offer: Partial<Parameters<typeof sideOf>[1]>) =>
      everyone.map((name) => sideOf(viewers[name], { request, ...offer }));
    const of = (side: string | null, names: Who[]) => everyone.map((name) => (names.includes(name) ? side : null));
    const both = (...parts: (string | null)[][]) =>
      everyone.map((_name, index) => parts.map((part) => part[index]).find((side) => side != null) ?? null);
    const admin = of("admin", ["admin"]);
    expect(sides({})).toEqual(both(of("author", own), admin));
    expect(sides({ companyId: "other" })).toEqual(both(of("author", own), of("bidder", others), admin));
    expect(sides({ companyId: "other", link: "author" })).toEqual(of("author", everyone));
    expect(sides({ companyId: "third", link: "bidder" })).toEqual(both(of("author", own), of("bidder", everyone)));
  });

  it("a file: its sender's until a company has it, then the company's; admins take any", () => {
    expect(who((one) => takesFile(one, { userId: "staff", companyId: null }, "own"))).toEqual(["staff", "admin"]);
    expect(who((one) => takesFile(one, { userId: "staff", companyId: "own" }, "other"))).toEqual(["admin"]);
    const signedIn = everyone.filter((name) => name !== "anonymous");
    expect(who((one) => takesFile(one, { userId: "staff", companyId: "own" }, "own"))).toEqual(signedIn);
  });

  it("an account: changed by its person and by admins", () => {
    expect(who((one) => isSelf(one, "staff"))).toEqual(["staff"]);
    expect(who((one) => changesUser(one, "staff"))).toEqual(["staff", "admin"]);
  });
});
