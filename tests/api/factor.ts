import { TOTP } from "otpauth";
import { expect } from "vitest";
import { POST as confirm } from "@/app/api/user/totp/confirm/route";
import { POST as begin } from "@/app/api/user/totp/route";
import { env } from "@/env.mjs";
import type { Step } from "@/lib/features/factor/commands/second-step";
import { signIn } from "@/lib/features/user/commands/sign-in";
import { asUser } from "../db";
import { call } from "./account";
import { goodPassword, makePerson } from "./people";

const minute = 60_000;

/** As where others reach the product. */
export function need(value: boolean) {
  Object.defineProperty(env, "ADMIN_SECOND_FACTOR", { value, configurable: true, enumerable: true, writable: true });
}

/** What an authenticator would show, so many minutes from now. */
export const codeOf = (secret: string, minutes = 0) =>
  new TOTP({ issuer: "Charabanc", secret }).generate({ timestamp: Date.now() + minutes * minute });

type Person = { id: string; cookie: string };
export const ask = (route: Parameters<typeof call>[0], body: unknown, { cookie }: Person) =>
  call(route, "/api/user/factor", { cookie, body });

export async function begun(person: Person) {
  const { entity, status } = await ask(begin, { password: goodPassword }, person);
  expect(status).toBe(200);
  return entity[0] as { secret: string; address: string; qr: { size: number } };
}

/** Somebody whose second step is on; its first code was that of a minute ago, so that the present one is fresh. */
export async function secured(person: Person) {
  const { secret } = await begun(person);
  const { entity } = await ask(confirm, { code: codeOf(secret, -0.5) }, person);
  return { secret, codes: entity[0].codes as string[] };
}

export async function someone(change: Parameters<typeof makePerson>[0] = {}) {
  const person = await makePerson({ userName: "jana", ...change });
  return { ...person, ...(await asUser(person)) };
}

export const enter = (step: Step = {}) => signIn({ name: "jana", password: goodPassword, ip: "10.0.0.2", step });
