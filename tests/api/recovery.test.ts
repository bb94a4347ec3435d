import { beforeEach, describe, expect, it } from "vitest";
import { POST as confirm } from "@/app/api/confirmuser/route";
import { POST as forgot } from "@/app/api/forgotpassword/route";
import { POST as reset } from "@/app/api/resetpw/route";
import { prisma } from "@/lib/db/prisma";
import { makeCompany } from "@/prisma/factories/company";
import { regensburg } from "@/prisma/factories/place";
import { asUser, resetDb } from "../db";
import { makePerson } from "./people";
import { enter, lastToken, mails, post } from "./registration";

beforeEach(resetDb);

describe("recovery", () => {
  it("a link sets a new password once, ends all sessions and tells by mail", async () => {
    const jana = await makePerson({ userName: "jana" });
    await asUser(jana);
    expect((await post(forgot, { email: jana.email })).status).toBe(200);
    const token = await lastToken("passwordReset");
    expect((await post(reset, { token, password: "Gleis3Richtung" })).status).toBe(200);
    expect(await prisma.session.count()).toBe(0);
    expect(await enter("jana", "Gleis3Richtung")).not.toBeNull();
    expect(await mails("passwordChanged")).toHaveLength(1);
    const used = await post(reset, { token, password: "Gleis4Richtung" });
    expect(used).toMatchObject({ status: 400, fields: [{ path: "token", message: "linkInvalid" }] });
  });

  it("an older link dies with a newer one, and every link after an hour", async () => {
    const jana = await makePerson();
    await post(forgot, { email: jana.email });
    const first = await lastToken("passwordReset");
    await post(forgot, { email: jana.email });
    const second = await lastToken("passwordReset");
    expect((await post(reset, { token: first, password: "Gleis3Richtung" })).status).toBe(400);
    await prisma.mailedToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await post(reset, { token: second, password: "Gleis3Richtung" })).status).toBe(400);
  });

  it("one link is alive where five were asked for at the same time", async () => {
    const jana = await makePerson();
    await Promise.all(Array.from({ length: 5 }, () => post(forgot, { email: jana.email })));
    expect(await prisma.mailedToken.count({ where: { userId: jana.id, purpose: "reset" } })).toBe(1);
  });

  it("a new password kills a change of address and a deletion that were asked for with the old one", async () => {
    const jana = await makePerson();
    const open = (purpose: string) => ({
      hash: purpose,
      purpose,
      userId: jana.id,
      expiresAt: new Date(Date.now() + 60_000),
    });
    await prisma.mailedToken.createMany({ data: [open("email"), open("delete")] });
    await post(forgot, { email: jana.email });
    await post(reset, { token: await lastToken("passwordReset"), password: "Gleis3Richtung" });
    expect(await prisma.mailedToken.count()).toBe(0);
  });

  it("sets one password where a link is used twice at the same time", async () => {
    const jana = await makePerson();
    await post(forgot, { email: jana.email });
    const token = await lastToken("passwordReset");
    const both = await Promise.all(
      ["Gleis3Richtung", "Gleis4Richtung"].map((password) => post(reset, { token, password })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("200 and no mail for a closed account or an address that was never confirmed", async () => {
    const closed = await makePerson();
    await prisma.user.update({ where: { id: closed.id }, data: { closedAt: new Date() } });
    const open = await makePerson();
    await prisma.user.update({ where: { id: open.id }, data: { confirmedAt: null } });
    for (const { email } of [closed, open]) expect((await post(forgot, { email })).status).toBe(200);
    expect(await prisma.outboxMail.count()).toBe(0);
  });

  it("the same answer and no mail for an unknown address", async () => {
    const jana = await makePerson();
    const known = await post(forgot, { email: jana.email });
    expect(await post(forgot, { email: "nobody@kern.example" })).toEqual(known);
    expect(await prisma.outboxMail.count()).toBe(1);
  });

  it("a confirmation link sets no password, a common password is refused and leaves the link", async () => {
    const jana = await makePerson();
    await post(forgot, { email: jana.email });
    const token = await lastToken("passwordReset");
    expect((await post(confirm, { token })).status).toBe(400);
    const withTowns = ["Sommer2027Passau", "Summer-2027-Berlin", "BorussiaDortmund09", "nilreB2027"];
    // Usual, one's own names, one's house, a town of this world with a year.
    for (const password of ["Passwort123", "Jana2031kern", "Kern-Jana77", "Xanten2031", "Regensburg1", ...withTowns]) {
      const refused = { status: 400, fields: [{ path: "password", message: "passwordCommon" }] };
      expect(await post(reset, { token, password }), password).toMatchObject(refused);
    }
    expect((await post(reset, { token, password: "Gleis3Richtung" })).status).toBe(200);
  });

  it("refuses one's own street and town, as at registration", async () => {
    const { id } = await makeCompany({ street: "Zwirnhuberweg", spot: { ...regensburg, city: "Unterzwirn" } });
    const jana = await makePerson({ companyId: id });
    await post(forgot, { email: jana.email });
    const token = await lastToken("passwordReset");
    for (const password of ["Zwirnhuberweg12", "Unterzwirn-2027"]) {
      const refused = { status: 400, fields: [{ path: "password", message: "passwordCommon" }] };
      expect(await post(reset, { token, password }), password).toMatchObject(refused);
    }
  });

  it("takes any sign of any script, up to 200, and one text however it was typed", async () => {
    const jana = await makePerson({ userName: "jana" });
    await post(forgot, { email: jana.email });
    const token = await lastToken("passwordReset");
    const password = `Пароль 7 und Blätterteig 🚌 ${"weiter ".repeat(20)}`;
    expect((await post(reset, { token, password })).status).toBe(200);
    expect(await enter("jana", password.normalize("NFD"))).not.toBeNull();
  });
});
