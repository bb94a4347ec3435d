import type { CompanyType, Viewer } from "@/lib/access/viewer";

type Person = { company?: CompanyType; companyId?: string; id?: string; owner?: boolean; role?: "user" | "admin" };

const reader = { ip: "local", language: "en" as const };

// The one place beside viewer.ts that makes viewers: a matrix wants every kind of reader without a database.
export const anonymous = { ...reader, kind: "anonymous" } as Viewer;

/** A signed-in viewer of the company "own" unless told, its owner unless told; without a kind of company a private one. */
export function viewer({ company, companyId = "own", id = "u", owner = true, role = "user" }: Person = {}): Viewer {
  const person = { id, sid: "s", role, firstname: "F", email: "f@c.example", userName: "f", singleKeys: true };
  const works = company ? { id: companyId, companyType: company, name: "C", slug: "c" } : null;
  return { ...reader, ...person, owner: works !== null && owner, company: works, kind: "user" } as unknown as Viewer;
}

/** Every kind of reader: each kind of company with its owner and its staff. */
export const viewers = {
  anonymous,
  private: viewer(),
  busoperator: viewer({ company: "busoperator" }),
  "busoperator's staff": viewer({ company: "busoperator", owner: false }),
  touroperator: viewer({ company: "touroperator" }),
  "touroperator's staff": viewer({ company: "touroperator", owner: false }),
  driver: viewer({ company: "driver" }),
  "driver's staff": viewer({ company: "driver", owner: false }),
  travelService: viewer({ company: "travelService" }),
  "travelService's staff": viewer({ company: "travelService", owner: false }),
  admin: viewer({ role: "admin" }),
};
export type Who = keyof typeof viewers;

export const everyone = Object.keys(viewers) as Who[];
export const signedIn = everyone.filter((who) => who !== "anonymous");
export const members = signedIn.filter((who) => who !== "private" && who !== "admin");
export const owners = members.filter((who) => !who.endsWith("staff"));
export const travelServices = members.filter((who) => who.startsWith("travelService"));
export const busPartners = members.filter((who) => !travelServices.includes(who));
export const busOperators = members.filter((who) => who.startsWith("busoperator"));
export const admins: Who[] = ["admin"];
