import { rules } from "@/lib/access/rules";
import { adminUserRecord } from "@/lib/features/user/schema/admin";
import { userParams } from "@/lib/features/user/schema/user";
import { call } from "@/lib/http/calls";
import { codeInput, deviceParams, factorRecord, factorSetup, passwordInput, recoveryCodes } from "./schema";

/** Who is in front of an open session knows the password, too; guesses of it share their uses. */
const proven = {
  rule: rules["user.secure"],
  body: passwordInput,
  limit: { name: "factor-user", points: 20, seconds: 900 },
} as const;

export const factorCalls = {
  read: call.get("/user/factor", {
    summary: "One's second factor: whether codes are asked for, recovery codes left, trusted browsers",
    rule: rules["user.secure"],
    gives: factorRecord,
  }),
  begin: call.post("/user/totp", {
    summary: "A secret for one's authenticator, as QR code and text; it counts once a code of it is confirmed",
    ...proven,
    gives: factorSetup,
    errors: [409],
  }),
  confirm: call.post("/user/totp/confirm", {
    summary: "Confirms the authenticator by a code, ends all other sessions and gives the recovery codes, once",
    rule: rules["user.secure"],
    body: codeInput,
    gives: recoveryCodes,
    limit: { name: "factor-confirm", points: 20, seconds: 900 },
    errors: [409],
  }),
  renewCodes: call.post("/user/factor/codes", {
    summary: "New recovery codes; the old ones are worth nothing any more",
    ...proven,
    gives: recoveryCodes,
    errors: [409],
  }),
  remove: call.delete("/user/totp", {
    summary: "Asks for no codes any more; recovery codes and trusted browsers go along",
    ...proven,
    gives: factorRecord,
  }),
  forgetDevice: call.delete("/user/factor/devices/{id}", {
    summary: "Asks a trusted browser for codes again",
    rule: rules["user.secure"],
    params: deviceParams,
  }),
  resetAny: call.post("/admin/users/{id}/resetfactor", {
    summary: "Takes an account's second factor away and ends its sessions; its person is told by mail",
    rule: rules["admin.change"],
    params: userParams,
    gives: adminUserRecord,
  }),
};
