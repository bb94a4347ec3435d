import { demoPassword } from "@/lib/startup/demo-password";
import { type UserData, userData } from "@/prisma/factories/user";
import { hashPassword } from "@/lib/auth/password";
import type { Language } from "@/lib/i18n/routing";
import { type DemoAccount, demoAccounts } from "./accounts";

type Owner = { userName: string } | { firstname: string; lastname: string };
type Firm = { id: string; email: string; slug: string; language: Language };

// One for all: argon2 costs 40 ms on purpose.
let unknown: Promise<string> | undefined;
function hashOfNobody() {
  unknown ??= hashPassword(crypto.randomUUID());
  return unknown;
}

/** The demo market has been at work for years: nobody takes its first steps. */
const settled = { firstStepsOff: new Date() };

async function accountData(account: DemoAccount, firm: Firm | null) {
  const { role, password, ...person } = account;
  const passwordHash = password === demoPassword ? undefined : await hashPassword(password);
  return userData({
    ...person,
    passwordHash,
    role: role === "admin" ? "admin" : "user",
    owner: firm !== null,
    companyId: firm?.id ?? null,
    ...settled,
  });
}

export async function adminData() {
  const admin = demoAccounts.find((account) => account.role === "admin");
  if (!admin) throw new Error("the demo market has no admin");
  return accountData(admin, null);
}

/** The owner of a company: a demo account, or a person whose password nobody knows. */
export async function ownerData(owner: Owner, firm: Firm): Promise<UserData> {
  if ("userName" in owner) {
    const account = demoAccounts.find(({ userName }) => userName === owner.userName);
    if (!account) throw new Error(`no demo account ${owner.userName}`);
    return accountData(account, firm);
  }
  const person = {
    ...owner,
    userName: firm.slug.slice(0, 30).replace(/-+$/, ""),
    email: firm.email,
    language: firm.language,
  };
  return userData({
    ...person,
    passwordHash: await hashOfNobody(),
    owner: true,
    companyId: firm.id,
    ...settled,
  });
}
