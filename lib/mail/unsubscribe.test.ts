import { expect, it } from "vitest";
import { env } from "@/env.mjs";
import { readUnsubscribeToken, unsubscribeToken, unsubscribeUrl } from "./unsubscribe";

const subscription = { email: "Office@Donau.example", group: "requests" } as const;

it("reads back what it signed, with the address in small letters", () => {
  expect(readUnsubscribeToken(unsubscribeToken(subscription))).toEqual({
    email: "office@donau.example",
    group: "requests",
  });
});

it("null for a changed payload, a changed signature, a cut token and rubbish", () => {
  const token = unsubscribeToken(subscription);
  const [payload = "", signature = ""] = token.split(".");
  const other = Buffer.from(JSON.stringify(["boss@donau.example", "requests"])).toString("base64url");
  for (const bad of [
    `${other}.${signature}`,
    `${payload}.${signature.slice(1)}x`,
    payload,
    `${token}.x`,
    "",
    ".",
    "é.é",
  ]) {
    expect(readUnsubscribeToken(bad)).toBeNull();
  }
});

it("links to this installation", () => {
  expect(unsubscribeUrl(subscription)).toMatch(new RegExp(`^${env.APP_URL}/api/unsubscribe/[\\w-]+\\.[\\w-]+$`));
});
