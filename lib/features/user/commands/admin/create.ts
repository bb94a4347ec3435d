import { randomBytes } from "node:crypto";
import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { hashPassword } from "@/lib/auth/password";
import { changed } from "@/lib/cache/tags";
import { transaction } from "@/lib/db/transaction";
import { conflict, validationFailed } from "@/lib/errors";
import { readUser } from "../../queries/admin/get";
import { userNameFrom } from "../../rules/names";
import type { AdminUserInput } from "../../schema/admin";
import { mailInvitation } from "../recover";
import { freeUserName } from "../user-names";
import { enterCompany } from "./change";
import { lockAsAdmin } from "./lock";

/**
 * POST /admin/users: an account that nobody can sign in to before its person has chosen a password by the mailed link.
 * Throws Conflict for an address that has an account.
 */
export async function createUser(viewer: Admin, { company, owner, email, ...input }: AdminUserInput) {
  if (owner && company === null) throw validationFailed([{ path: "owner", message: "ownerNeedsCompany" }]);
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  return transaction(async (tx) => {
    await lockAsAdmin(tx, viewer);
    if ((await tx.user.count({ where: { email } })) > 0) throw conflict([{ path: "email", message: "alreadyTaken" }]);
    const claimed = company !== null && (await enterCompany(tx, viewer, company));
    const userName = await freeUserName(tx, userNameFrom(email));
    const data = { ...input, email, userName, passwordHash, companyId: company, owner };
    const select = { id: true, email: true, userName: true, firstname: true, language: true } as const;
    const user = await tx.user.create({ data, select: { ...select, company: { select: { name: true } } } });
    // A registration with this address that waits for its link has become needless.
    const waiting = { userId: null, purpose: "register", data: { path: ["email"], equals: email } };
    await tx.mailedToken.deleteMany({ where: waiting });
    await mailInvitation(tx, user, user.company?.name ?? "");
    const after = { role: input.role, company, owner };
    await audit(tx, viewer, { action: "create", noun: "user", recordId: user.id, after });
    if (claimed) await changed(tx, "company");
    return readUser(tx, user.id);
  });
}
