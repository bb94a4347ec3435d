import { describe, expect, it } from "vitest";
import { contactInput } from "@/lib/features/contact/schema";
import { emailField, newPasswordField } from "./fields";
import { roles } from "../rules/account";
import { accountTypes, passwordChange, userRecord } from "./user";

describe("accounts of the specification", () => {
  it("has the five company types and the two roles", () => {
    expect([...accountTypes].sort()).toEqual(["busoperator", "driver", "private", "touroperator", "travelService"]);
    expect(roles).toEqual(["user", "admin"]);
  });

  it("has the fields of user, password change and contact", () => {
    const user = ["id", "email", "userName", "phone", "firstname", "role"];
    expect(Object.keys(userRecord.shape)).toEqual(expect.arrayContaining(user));
    expect(Object.keys(passwordChange.shape)).toEqual(["newpassword", "oldpassword"]);
    expect(Object.keys(contactInput.shape)).toEqual(["name", "email", "phone", "message"]);
  });
});

describe("rules of the specification", () => {
  it.each(["katrin", "katrin@", "@verein.example", "katrin@verein", "a b@verein.example"])("no e-mail: %s", (text) => {
    expect(emailField.safeParse(text).success).toBe(false);
  });

  it("an e-mail has a local part, an at sign and a domain", () => {
    expect(emailField.parse(" Katrin@Verein.example ")).toBe("katrin@verein.example");
  });

  it.each(["Kurz1Ab", "linie7nachulm", "LINIE7NACHULM", "LinieNachUlm"])("no password: %s", (text) => {
    expect(newPasswordField.safeParse(text).success).toBe(false);
  });

  it("a password of 8 characters with upper case, lower case and a digit is enough", () => {
    expect(newPasswordField.safeParse("Linie7Ul").success).toBe(true);
  });
});
