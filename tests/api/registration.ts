import { POST as confirm } from "@/app/api/confirmuser/route";
import { POST as registerBuspartner } from "@/app/api/register/buspartner/route";
import { prisma } from "@/lib/db/prisma";
import { signIn } from "@/lib/features/user/commands/sign-in";
import type { Handler } from "@/lib/http/route";
import { settleLater } from "@/lib/later";
import { companyData } from "@/prisma/factories/company";
import { envelope, request } from "../db";
import { goodPassword } from "./people";
import { readMails } from "@/tests/mails";

export const address = {
  street: "Bahnhofstraße",
  number: "1",
  city: "Regensburg",
  postal_code: "93047",
  country: "Deutschland",
  countryISO3166Code: "DE",
};
export const company = {
  name: "Kern Reisen",
  companyType: "busoperator",
  address,
  location: { longitude: 12.1, latitude: 49 },
};
export const person = {
  email: "office@kern-reisen.example",
  password: goodPassword,
  firstname: "Jana",
  lastname: "Kern",
  language: "de",
  termsAccepted: true,
  company,
};

export const post = async (handler: Handler, body: unknown) => {
  const answer = await envelope(await handler(request("/api/x", { body })));
  await settleLater();
  return answer;
};
export const mails = (template: string) => readMails({ template });
export const lastToken = async (template: string) => {
  const mail = (await mails(template)).at(-1);
  return /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
};
export const enter = (name: string, password = goodPassword) => signIn({ name, password, ip: "10.0.0.2" });

/** Registers a bus partner and, where that is taken, uses the mailed link. */
export const join = async (body: object) => {
  const answer = await post(registerBuspartner, { ...person, ...body });
  return answer.status === 200 ? post(confirm, { token: await lastToken("registerConfirm") }) : answer;
};

let made = 0;
export type Passive = Parameters<typeof companyData>[0];
/** A company that admins know, without an account. */
export const passive = (change: Passive = {}) =>
  prisma.company.create({
    data: companyData({
      name: "Kern",
      slug: `kern-${++made}`,
      email: "info@kern-reisen.example",
      address,
      registered: false,
      ...change,
    }),
  });
