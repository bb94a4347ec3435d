import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { doTo, linkTo, listFor, mailsOf, makeOne, offer, storedOffer } from "./offer-calls";

beforeEach(resetDb);

const day = 86_400_000;

async function asked() {
  const bidder = await person("busoperator");
  const request = await makeBusRequest();
  const bus = await makeBus({ companyId: bidder.companyId ?? "" });
  const [start, end] = [request.startDate.getTime(), request.endDate.getTime()];
  const sunday = { start: start + day, end: end + day };
  return { bidder, request, bus, start, end, sunday, author: await linkTo(request.id) };
}
const reason = "Am Samstag sind alle Busse unterwegs";

describe("an offer for another time", () => {
  it("is told to the author with its reason, and accepting takes it: booking and trip are then", async () => {
    const { bidder, request, bus, sunday, author } = await asked();
    const made = await makeOne(request.id, bidder, offer({ bus: bus.id, alternative: sunday, reason }));
    expect(made).toMatchObject({ status: 201, entity: [{ alternative: sunday, reason }] });
    const [mail] = await mailsOf("offerReceived");
    expect(mail?.text).toContain("Anderer Termin");
    expect(mail?.text).toContain(reason);
    const { id } = made.entity[0];
    expect((await listFor(request.id, author)).entity[0]).toMatchObject({ alternative: sunday, reason });
    expect((await doTo("accept", id, author)).status).toBe(200);
    const times = { start: new Date(sunday.start), end: new Date(sunday.end) };
    expect(await prisma.booking.findFirstOrThrow()).toMatchObject({ busId: bus.id, ...times });
    expect(await prisma.trip.findFirstOrThrow()).toMatchObject(times);
    const [confirmed] = await mailsOf("offerConfirmed");
    expect(confirmed?.text).not.toContain("Anderer Termin");
  });

  it("with a bus of another kind says so, with one of those that were asked for or where any will do it does not", async () => {
    const { bidder, request, author } = await asked();
    const companyId = bidder.companyId ?? "";
    const [coach, double] = [
      await makeBus({ companyId, design: "coach" }),
      await makeBus({ companyId, design: "doubledecker" }),
    ];
    const wants = (vehicleTypes: string[]) =>
      prisma.busRequest.update({ where: { id: request.id }, data: { vehicleTypes } });
    await wants(["coach", "minibus"]);
    await makeOne(request.id, bidder, offer({ bus: double.id, reason }));
    const told = async () => (await listFor(request.id, author)).entity[0].busOther;
    expect(await told()).toBe(true);
    const [mail] = await mailsOf("offerReceived");
    expect(mail?.text).toMatch(/Bustyp:? +ein anderer als gewünscht/);
    await wants([]);
    expect(await told()).toBe(false);
    await wants(["coach"]);
    await prisma.offer.updateMany({ data: { busId: coach.id } });
    expect(await told()).toBe(false);
    const { bidder: second } = await asked();
    const fitting = await makeBus({ companyId: second.companyId ?? "", design: "coach" });
    await makeOne(request.id, second, offer({ bus: fitting.id }));
    expect((await mailsOf("offerReceived"))[1]?.text).not.toContain("Bustyp");
  });

  it("asks for the bus at that time, not at the one that was wished", async () => {
    const { bidder, request, bus, start, end, sunday, author } = await asked();
    const companyId = bidder.companyId ?? "";
    const wished = { start: new Date(start), end: new Date(end) };
    await prisma.booking.create({ data: { companyId, busId: bus.id, title: "School", ...wished } });
    const made = await makeOne(request.id, bidder, offer({ bus: bus.id, alternative: sunday, reason }));
    expect(made.status).toBe(201);
    const then = { start: new Date(sunday.start), end: new Date(sunday.end) };
    const late = await prisma.booking.create({ data: { companyId, busId: bus.id, title: "Club", ...then } });
    const clash = await doTo("accept", made.entity[0].id, author);
    expect(clash).toMatchObject({ status: 409, fields: [{ path: "bus", message: "busBooked" }] });
    await prisma.booking.delete({ where: { id: late.id } });
    expect((await doTo("accept", made.entity[0].id, author)).status).toBe(200);
  });

  it("400 without a reason, for the time that was wished, one that is over or turned round or far off; nothing is stored", async () => {
    const { bidder, request, start, end, sunday } = await asked();
    const cases = [
      [{ alternative: sunday }, "reason"],
      [{ alternative: sunday, reason: "  " }, "reason"],
      [{ alternative: { start, end }, reason }, "alternative.start"],
      [{ alternative: { start: Date.now() - 1, end }, reason }, "alternative.start"],
      [{ alternative: { start: sunday.end, end: sunday.start }, reason }, "alternative.end"],
      [{ alternative: { start: start + 90 * day, end: end + 90 * day }, reason }, "alternative.start"],
      [{ alternative: { start: sunday.start }, reason }, "alternative.end"],
      [{ reason: "x".repeat(501) }, "reason"],
    ] as const;
    for (const [wrong, path] of cases) {
      const answer = await makeOne(request.id, bidder, offer(wrong));
      expect([answer.status, answer.fields?.[0]?.path], JSON.stringify(wrong)).toEqual([400, path]);
    }
    expect(await prisma.offer.count()).toBe(0);
  });

  it("may say why another bus is offered, without another time; the database takes both times or none", async () => {
    const { bidder, request } = await asked();
    const made = await makeOne(request.id, bidder, offer({ reason: "Nur ein kleinerer Bus ist frei" }));
    expect(made).toMatchObject({
      status: 201,
      entity: [{ alternative: null, reason: "Nur ein kleinerer Bus ist frei" }],
    });
    const { id } = await storedOffer(made.entity[0].id);
    await expect(prisma.offer.update({ where: { id }, data: { offeredStart: new Date() } })).rejects.toThrow();
  });
});
