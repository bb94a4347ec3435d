import { isCommonPassword, perhapsTowns } from "@/lib/auth/common-passwords";
import { query } from "@/lib/db/pool";
import { validationFailed } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";

/** What a guesser knows of somebody; of an account, `guessedBy` reads it. */
type Person = {
  email: string;
  userName?: string;
  firstname: string;
  lastname: string;
  /** `address` as the form sends it or the company keeps it. */
  company: { name: string; address?: unknown } | null;
};

export const guessedBy = {
  email: true,
  userName: true,
  firstname: true,
  lastname: true,
  company: { select: { name: true, address: true } },
} satisfies Prisma.UserSelect;

function namesOf({ email, userName = "", firstname, lastname, company }: Person) {
  const [local = "", domain = ""] = email.split("@");
  const house = domain.split(".").slice(0, -1).join(".");
  const { street = "", city = "" } = (company?.address ?? {}) as { street?: string; city?: string };
  return [local, house, userName, firstname, lastname, company?.name ?? "", street, city];
}

const townsSql = `select distinct n.norm from gazetteer_name n join gazetteer g on g.id = n."placeId"
  where n.norm = any($1) and g.population >= 20000`;

/** Names of larger towns that a password holds. */
async function townsIn(password: string, own: readonly string[]) {
  const rows = await query<{ norm: string }>("password.towns", townsSql, [perhapsTowns(password, own)]);
  return rows.map(({ norm }) => norm);
}

/** Throws ValidationFailed at `path` for a password that guessers try first. */
export async function refuseCommonPassword(path: string, password: string, person: Person) {
  const own = namesOf(person);
  const isCommon = await isCommonPassword(password, [...own, ...(await townsIn(password, own))]);
  if (isCommon) throw validationFailed([{ path, message: "passwordCommon" }]);
}
