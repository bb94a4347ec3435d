import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makeCompany } from "@/prisma/factories/company";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { doTo, linkTo, plantOffer } from "./offer-calls";

beforeEach(resetDb);

const racers = 50;
const times = <T>(work: (at: number) => Promise<T>) => Promise.all(Array.from({ length: racers }, (_, at) => work(at)));
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const oneWins = [200, ...Array(racers - 1).fill(409)];

it("one of 50 simultaneous accepts of one request's offers wins, 49 get 409, nothing is half done", async () => {
  const request = await makeBusRequest();
  const offers = await times(async () => plantOffer(request.id, (await makeCompany()).id));
  const author = await linkTo(request.id);
  const answers = await Promise.all(offers.map(({ id }) => doTo("accept", id, author)));
  expect(statusesOf(answers)).toEqual(oneWins);
  expect(await prisma.offer.count({ where: { state: "accepted" } })).toBe(1);
  expect(await prisma.offer.count({ where: { state: "declined" } })).toBe(racers - 1);
  expect(await prisma.booking.count()).toBe(1);
  expect(await prisma.outboxMail.count({ where: { template: "offerAccepted" } })).toBe(1);
  expect(await prisma.outboxMail.count({ where: { template: "offerConfirmed" } })).toBe(1);
  expect(await prisma.outboxMail.count({ where: { template: "offerDeclined" } })).toBe(racers - 1);
  expect(await prisma.busRequest.findUnique({ where: { id: request.id } })).toMatchObject({
    endReason: "filled",
    version: 2,
  });
}, 60_000);

it("one of 50 simultaneous accepts that would book one bus at overlapping times wins, 49 get 409 busBooked", async () => {
  const operator = await person("busoperator");
  const companyId = operator.companyId ?? "";
  const bus = await makeBus({ companyId });
  const rides = await times(async () => {
    const request = await makeBusRequest();
    return { offer: await plantOffer(request.id, companyId, { busId: bus.id }), link: await linkTo(request.id) };
  });
  const answers = await Promise.all(rides.map(({ offer, link }) => doTo("accept", offer.id, link)));
  expect(statusesOf(answers)).toEqual(oneWins);
  for (const answer of answers.filter(({ status }) => status === 409)) {
    expect(answer.fields).toEqual([{ path: "bus", message: "busBooked" }]);
  }
  expect(await prisma.booking.count()).toBe(1);
  expect(await prisma.offer.count({ where: { state: "open", endedAt: null, version: 1 } })).toBe(racers - 1);
  expect(await prisma.busRequest.count({ where: { endedAt: null, version: 1 } })).toBe(racers - 1);
  expect(await prisma.outboxMail.count({ where: { template: { in: ["offerAccepted", "offerConfirmed"] } } })).toBe(2);
  expect(await prisma.contactReveal.count()).toBe(1);
}, 60_000);

it("the database refuses a second booking of a bus, whoever writes it", async () => {
  const companyId = (await makeCompany()).id;
  const bus = await makeBus({ companyId });
  const start = new Date("2027-06-12T06:00:00Z");
  const trip = (hours: number) => ({
    ...{ companyId, busId: bus.id, title: "Trip", start: new Date(start.getTime() + hours * 3_600_000) },
    end: new Date(start.getTime() + (hours + 2) * 3_600_000),
  });
  const written = await Promise.allSettled([0, 1, 1.5].map((hours) => prisma.booking.create({ data: trip(hours) })));
  expect(written.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(2);
  await expect(prisma.booking.create({ data: trip(0.5) })).rejects.toThrow();
});
