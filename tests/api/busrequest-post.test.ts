import { beforeEach, describe, expect, it } from "vitest";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { envelope, request, resetDb } from "@/tests/db";
import { draft, person, prague, regensburg } from "@/tests/people";
import { readMail } from "@/tests/mails";

beforeEach(resetDb);

const post = async (body: unknown, options: { cookie?: string; headers?: Record<string, string> } = {}) =>
  envelope(await collection.POST(request("/api/busrequest/", { method: "POST", body, ...options })));
const stored = () => prisma.busRequest.count();
const fieldsOf = (answer: { fields?: { path: string; message: string }[] }) =>
  Object.fromEntries((answer.fields ?? []).map((field) => [field.path, field.message]));

describe("POST /busrequest/", () => {
  it("201 pending for an anonymous group request, with a mail to confirm", async () => {
    const answer = await post(draft());
    expect(answer).toMatchObject({ status: 201, successful: true, error: "", errordesc: "" });
    expect(answer.entity[0]).toMatchObject({
      category: "grouprequest",
      state: "pending",
      company: null,
      companyType: "private",
    });
    expect(answer.entity[0].reference).toMatch(/^CB-\d{5,}$/);
    const mail = await readMail();
    expect(mail).toMatchObject({ recipient: "k.hofmann@school.example", template: "requestConfirm", state: "queued" });
    expect(mail.text).toMatch(/\/myrequest\/[\w-]{43}/);
  });

  it("201 active at once for a bus partner", async () => {
    const partner = await person("busoperator");
    const answer = await post(draft({ category: "emptyride" }), { cookie: partner.cookie });
    expect(answer.status).toBe(201);
    expect(answer.entity[0]).toMatchObject({ state: "active", company: partner.companyId, companyType: "busoperator" });
    expect(await prisma.auditEntry.count({ where: { action: "post", userId: partner.id } })).toBe(1);
  });

  it("400 for an empty ride that ends in the minute of its start", async () => {
    const partner = await person("busoperator");
    const ride = draft({ category: "emptyride" });
    const answer = await post({ ...ride, end: { ...ride.end, date: ride.start.date } }, { cookie: partner.cookie });
    expect(answer).toMatchObject({ status: 400, fields: [{ path: "end.date", message: "rideEmpty" }] });
    expect(await prisma.busRequest.count()).toBe(0);
  });

  it("401 for an anonymous vacancy, 403 for a travel service's", async () => {
    for (const category of ["vacancy", "emptyride", "emergency"]) {
      expect(await post(draft({ category }))).toMatchObject({ status: 401, error: "Unauthorized" });
    }
    const hotel = await person("travelService");
    expect(await post(draft({ category: "vacancy" }), { cookie: hotel.cookie })).toMatchObject({ status: 403 });
    expect(await stored()).toBe(0);
  });

  it("201 for a vacancy without an end address", async () => {
    const partner = await person("driver");
    const end = { date: draft().end.date };
    const answer = await post(draft({ category: "vacancy", end, radius: 100 }), { cookie: partner.cookie });
    expect(answer.status).toBe(201);
    expect(answer.entity[0].end).toEqual({ address: null, date: end.date });
  });

  it("400 AddressMissing for a place that was typed but not chosen", async () => {
    const typed = { ...regensburg, location: { longitude: null, latitude: null } };
    const answer = await post(draft({ start: { address: typed, date: draft().start.date } }));
    expect(answer).toMatchObject({ status: 400, error: "AddressMissing" });
    expect(fieldsOf(answer)["start.address.location.longitude"]).toBe("AddressMissing");
  });

  it("400 AddressMissing without an end where the kind needs one", async () => {
    const answer = await post(draft({ end: { date: draft().end.date } }));
    expect(answer).toMatchObject({ status: 400, error: "AddressMissing" });
    expect(fieldsOf(answer)).toEqual({ "end.address": "AddressMissing" });
  });

  const now = Date.now();
  const off: [string, Record<string, unknown>, string, string][] = [
    ["a past start", { start: { address: regensburg, date: now - 86_400_000 } }, "start.date", "dateInPast"],
    ["an end before the start", { end: { address: prague, date: now + 86_400_000 } }, "end.date", "endBeforeStart"],
    [
      "a start in three years",
      { start: { address: regensburg, date: now + 1100 * 86_400_000 } },
      "start.date",
      "dateTooFar",
    ],
    ["no passengers", { passengers: 0 }, "passengers", "passengersRange"],
    ["501 passengers", { passengers: 501 }, "passengers", "passengersRange"],
    ["half a passenger", { passengers: 1.5 }, "passengers", "passengersRange"],
    ["an unknown kind", { category: "taxi" }, "category", "invalidKind"],
    ["an unknown vehicle type", { vehicleTypes: ["rocket"] }, "vehicleTypes.0", "invalidValue"],
    ["an unknown field", { colour: "red" }, "colour", "unknownField"],
    ["no mail address", { email: " " }, "email", "required"],
    ["a mail address without a domain", { email: "katrin@" }, "email", "emailInvalid"],
    ["a phone number of letters", { phone: "call me" }, "phone", "invalidPhone"],
    ["no name", { companyName: "  " }, "companyName", "required"],
    ["an endless text", { description: "x".repeat(4001) }, "description", "tooLong"],
    ["eleven stops", { stops: Array(11).fill(prague) }, "stops", "tooManyStops"],
    ["a radius of 0", { radius: 0 }, "radius", "radiusRange"],
    ["51 buses", { quantity: 51 }, "quantity", "quantityRange"],
    ["an individual request to nobody", { mode: "individual" }, "company", "companyNeeded"],
    ["a NUL in the text", { description: "a\u0000b" }, "description", "invalidValue"],
    ["a broken surrogate", { companyName: "\ud800" }, "companyName", "invalidValue"],
  ];
  it.each(off)("400 for %s, nothing stored", async (_what, change, path, message) => {
    const answer = await post(draft(change));
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)[path]).toBe(message);
    expect(answer.entity).toEqual([]);
    expect(await stored()).toBe(0);
  });

  it("400 MalformedJson for broken JSON and NaN", async () => {
    for (const text of ["{", '{"passengers": NaN}', ""]) {
      expect(await post(text)).toMatchObject({ status: 400, error: "MalformedJson" });
    }
  });

  it("400 for nesting that no shape has", async () => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    expect(await post(deep)).toMatchObject({ status: 400, error: "ValidationFailed" });
  });

  it("413 for 300 KiB, 415 for a form", async () => {
    expect(await post(draft({ description: "x".repeat(300 * 1024) }))).toMatchObject({
      status: 413,
      error: "PayloadTooLarge",
    });
    const form = await post("a=b", { headers: { "content-type": "application/x-www-form-urlencoded" } });
    expect(form).toMatchObject({ status: 415, error: "UnsupportedMediaType" });
  });

  it("403 for a foreign origin, nothing stored", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
      { origin: "null" },
    ];
    for (const headers of foreign) {
      expect(await post(draft(), { headers })).toMatchObject({ status: 403, error: "Forbidden" });
    }
    expect(await stored()).toBe(0);
  });

  it("ignores what is not the caller's to set", async () => {
    const answer = await post(
      draft({ id: "x", state: "active", version: 9, created_at: 1, companyType: "busoperator", reference: "CB-1" }),
    );
    expect(answer.status).toBe(201);
    expect(answer.entity[0]).toMatchObject({ state: "pending", version: 1, companyType: "private" });
  });

  it("sends an individual request to the company named, and to nobody's list", async () => {
    const operator = await person("busoperator");
    const answer = await post(draft({ mode: "individual", company: operator.companyId, fromSingleRequest: true }));
    expect(answer.entity[0]).toMatchObject({
      mode: "individual",
      company: operator.companyId,
      fromSingleRequest: true,
    });
    const hotel = await person("travelService");
    const refused = await post(draft({ mode: "individual", company: hotel.companyId }));
    expect(fieldsOf(refused)).toEqual({ company: "companyUnknown" });
  });

  it("gives the first answer again for the same Idempotency-Key, 409 with its reason for another body", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const body = draft();
    const first = await post(body, { headers });
    expect(await post(body, { headers })).toEqual(first);
    const refused = await post({ ...body, passengers: 7 }, { headers });
    expect(refused).toMatchObject({ status: 409, error: "Conflict", fields: [{ path: "Idempotency-Key" }] });
    expect(refused.errordesc).toMatch(/^This Idempotency-Key was sent with another body/);
    expect(await stored()).toBe(1);
  });

  it("stores one request when the same key arrives five times at once", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const body = draft();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(body, { headers })));
    expect(answers.filter((answer) => answer.status === 201).length).toBeGreaterThan(0);
    expect(await stored()).toBe(1);
  });

  it("speaks the reader's language", async () => {
    const german = await post("{", { headers: { "accept-language": "de" } });
    const spanish = await post("{", { cookie: "language=es", headers: { "accept-language": "de" } });
    expect(german.errordesc).not.toBe("MalformedJson");
    expect(new Set([german.errordesc, spanish.errordesc, (await post("{")).errordesc]).size).toBe(3);
  });
});
