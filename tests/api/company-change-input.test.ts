import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { everything, fileOf, getCompany, idOf, putCompany, storedCompany } from "@/tests/companies";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";

beforeEach(resetDb);

describe("PUT /company/{id}: bad input", () => {
  const address = everything.address;
  it.each([
    ["a name of only spaces", { name: "   " }, "name", "required"],
    ["a name of only emoji", { name: "🚌🚌" }, "name", "nameInvalid"],
    ["null for a name", { name: null }, "name", "required"],
    ["a javascript: address", { website: "javascript:alert(1)" }, "website", "websiteInvalid"],
    ["letters for a number", { telephone: "ruf mich an" }, "telephone", "invalidPhone"],
    ["letters for a fax", { fax: "none" }, "fax", "invalidPhone"],
    ["half a mail address", { email: "info@" }, "email", "emailInvalid"],
    ["no mail address", { email: "" }, "email", "required"],
    ["a long text", { description: "a".repeat(4001) }, "description", "tooLong"],
    ["no place", { location: { longitude: null, latitude: null } }, "location.longitude", "AddressMissing"],
    ["no house number", { address: { ...address, number: "" } }, "address.number", "AddressMissing"],
    ["foreign storage", { logo: "https://elsewhere.example/x.png" }, "logo", "fileUnknown"],
    ["a page for a logo", { logo: "/de" }, "logo", "fileUnknown"],
    ["13 pictures", { images: Array(13).fill("/api/upload/x.webp") }, "images", "tooMany"],
    ["an unknown field", { owner: "me" }, "owner", "unknownField"],
    ["an unknown key of publicData", { publicData: { password: true } }, "publicData.password", "unknownField"],
    [
      "an unfit published value",
      { publicData: { website: "javascript:alert(1)" } },
      "publicData.website",
      "invalidValue",
    ],
    [
      "a published address that hides where it leads",
      { publicData: { website: "https://bank.example@elsewhere.example/" } },
      "publicData.website",
      "websiteInvalid",
    ],
    ["a record under publicData.name", { publicData: { name: { a: 1 } } }, "publicData.name", "invalidValue"],
    ["a fleet of one's own", { publicData: { fleet: "many" } }, "publicData.fleet", "invalidValue"],
  ])("400 for %s, at its field", async (_, change, path, message) => {
    const owner = await person("busoperator");
    const answer = await putCompany(idOf(owner), { description: "Neu.", ...change }, owner.cookie);
    const error = message === "AddressMissing" ? message : "ValidationFailed";
    expect(answer).toMatchObject({ status: 400, error });
    expect(answer.fields).toContainEqual({ path, message });
    expect(await storedCompany(idOf(owner))).toMatchObject({ description: "", version: 1 });
  });

  it("400 for files of others, of another kind, unchecked ones, and as a published value", async () => {
    const [owner, other] = [await person("busoperator"), await person("busoperator")];
    const [own, theirs] = [idOf(owner), idOf(other)];
    const bad = [
      { logo: await fileOf(theirs, "logo") },
      { logo: await fileOf(own, "image") },
      { pdf: await fileOf(own, "pdf", "awaited") },
      { images: [await fileOf(own, "image"), await fileOf(theirs, "image")] },
      { publicData: { logo: await fileOf(theirs, "logo") } },
    ];
    for (const change of bad) expect((await putCompany(own, change, owner.cookie)).status).toBe(400);
    expect(await storedCompany(own)).toMatchObject({ logo: null, pdf: null, images: [], publicData: {}, version: 1 });
  });

  it("keeps a logo of earlier days when the record is sent back", async () => {
    const owner = await person("busoperator");
    await prisma.company.update({ where: { id: idOf(owner) }, data: { logo: "/demo/logo.webp" } });
    const whole = (await getCompany(idOf(owner), owner.cookie)).entity[0];
    expect((await putCompany(idOf(owner), whole, owner.cookie)).entity[0].logo).toBe("/demo/logo.webp");
    expect((await putCompany(idOf(owner), { logo: null }, owner.cookie)).entity[0].logo).toBeNull();
  });
});
