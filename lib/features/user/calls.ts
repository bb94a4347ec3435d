import { z } from "zod";
import { rules } from "@/lib/access/rules";
import { companyIdParams } from "@/lib/features/company/schema";
import { call, hourly } from "@/lib/http/calls";
import { withVersion } from "@/lib/http/version";
import { adminEmailInput, adminUserChange, adminUserInput, adminUserRecord } from "./schema/admin";
import { adminUserList } from "./schema/admin-call";
import { exportRecord } from "./schema/export";
import {
  confirmInput,
  emailOnlyInput,
  registerAdvertiserInput,
  registerBuspartnerInput,
  resetInput,
} from "./schema/registration";
import { emailChange, passwordChange, sessionRecord, userChange, userParams, userRecord } from "./schema/user";

/** All ways to register share their uses, and so do all confirming links. */
const registering = { rule: rules.anyone, limit: hourly("register-source", 30), errors: [409] } as const;
const confirming = {
  rule: rules["link.use"],
  body: confirmInput,
  limit: hourly("confirm-source", 60),
  errors: [409],
} as const;
const administered = { rule: rules["admin.change"], params: userParams } as const;

export const userCalls = {
  registerAdvertiser: call.post("/register/advertiser", {
    summary: "Registers a travel service",
    ...registering,
    body: registerAdvertiserInput,
  }),
  registerBuspartner: call.post("/register/buspartner", {
    summary: "Registers a bus partner",
    ...registering,
    body: registerBuspartnerInput,
  }),
  resendOwn: call.post("/register/resend", {
    summary: "Sends the confirmation again",
    ...registering,
    body: emailOnlyInput,
  }),
  confirm: call.post("/confirmuser", { summary: "Confirms a registration", ...confirming }),
  claim: call.post("/company/{id}/claim", {
    summary: "Mails the link that takes over a profile without an account to its stored address",
    rule: rules.anyone,
    params: companyIdParams,
    missing: false,
    limit: { name: "claim-source", points: 10, seconds: 86_400 },
  }),
  forgotPassword: call.post("/forgotpassword", {
    summary: "Asks for a reset link",
    rule: rules.anyone,
    body: emailOnlyInput,
    limit: hourly("forgot-source", 20),
  }),
  resetPassword: call.post("/resetpw", {
    summary: "Sets a new password by a link",
    rule: rules["link.use"],
    body: resetInput,
    limit: hourly("reset-source", 30),
  }),
  read: call.get("/user", { summary: "The current user", rule: rules["user.read"], gives: userRecord }),
  change: call.put("/user", {
    summary: "Changes the user's record",
    rule: rules["user.read"],
    body: withVersion(userChange),
    gives: userRecord,
    // An admin names another's by the body's id.
    errors: [404],
  }),
  changePassword: call.put("/user/{id}/changepassword", {
    summary: "Changes the password, ends all other sessions",
    rule: rules["user.read"],
    params: userParams,
    body: passwordChange,
    limit: { name: "password-user", points: 10, seconds: 900 },
    errors: [409],
  }),
  changeEmail: call.post("/user/changeemail", {
    summary: "Mails a link to one's new address",
    rule: rules["user.read"],
    body: emailChange,
    limit: hourly("changeemail-user", 5),
  }),
  confirmEmail: call.post("/confirmemail", { summary: "Sets the new address by its link", ...confirming }),
  sessions: call.get("/user/sessions", {
    summary: "One's own sessions",
    rule: rules["user.read"],
    givesList: sessionRecord,
  }),
  endOtherSessions: call.delete("/user/sessions", { summary: "Ends all other sessions", rule: rules["user.read"] }),
  endSession: call.delete("/user/sessions/{id}", {
    summary: "Ends one session",
    rule: rules["user.read"],
    params: userParams,
  }),
  export: call.get("/user/export", {
    summary: "All that is stored on the user",
    rule: rules["user.read"],
    gives: exportRecord,
    limit: hourly("export-user", 10),
  }),
  requestDelete: call.post("/user/requestdelete", {
    summary: "Mails a link that confirms the deletion",
    rule: rules["user.read"],
    body: emailOnlyInput,
    limit: hourly("delete-user", 5),
    errors: [409],
  }),
  confirmDelete: call.post("/confirmdelete", {
    summary: "Schedules the erasure in 14 days",
    ...confirming,
    gives: z.strictObject({ deleteAfter: z.number() }),
  }),
  listAll: call.get("/admin/users", {
    summary: "Accounts (admins)",
    rule: rules["admin.read"],
    query: adminUserList.query,
    givesList: adminUserRecord,
  }),
  readAny: call.get("/admin/users/{id}", {
    summary: "One account (admins)",
    rule: rules["admin.read"],
    params: userParams,
    gives: adminUserRecord,
  }),
  changeAny: call.put("/admin/users/{id}", {
    summary: "Changes names, role, company and ownership; state `closed` closes, `active` opens again",
    ...administered,
    body: withVersion(adminUserChange),
    gives: adminUserRecord,
  }),
  create: call.post("/admin/users", {
    summary: "Makes an account; its person chooses the password by a mailed link",
    rule: rules["admin.change"],
    body: adminUserInput,
    gives: adminUserRecord,
    status: 201,
    errors: [409],
  }),
  sendPasswordLink: call.post("/admin/users/{id}/passwordlink", {
    summary: "Mails a link to set a password, to who has none yet the invitation again",
    ...administered,
    gives: adminUserRecord,
    errors: [429],
  }),
  askEmailChange: call.post("/admin/users/{id}/email", {
    summary: "Mails a link to a new address and word of it to the present one; opened, it counts and ends all sessions",
    ...administered,
    body: adminEmailInput,
    gives: adminUserRecord,
    errors: [409, 429],
  }),
  endSessionsOf: call.post("/admin/users/{id}/endsessions", {
    summary: "Ends the sessions of an account",
    ...administered,
    gives: adminUserRecord,
  }),
  resend: call.post("/admin/users/{id}/resend", {
    summary: "Sends the confirmation of a waiting registration again",
    ...administered,
    errors: [429],
  }),
};
