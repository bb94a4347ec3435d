import { expect } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { person } from "@/tests/people";
import { addDriver, jonas } from "./driver-calls";
import { doTo, linkTo, makeOne, offer } from "./offer-calls";

/** Ninety people in buses of 50, 30 and 10 seats for 1,000.00 €, and two drivers. */
export async function agreedBuses() {
  const company = await person("busoperator");
  const companyId = company.companyId as string;
  const buses: string[] = [];
  for (const [at, capacity] of [50, 30, 10].entries())
    buses.push((await makeBus({ companyId, capacity, licenceplate: `R-BD ${at + 1}` })).id);
  const asked = await makeBusRequest({ passengers: 90, transferType: "transferoneway" });
  const author = await linkTo(asked.id);
  const price = { price: { amount: 100_001, currency: "EUR" }, vatIncluded: true };
  const made = (await makeOne(asked.id, company, offer({ bus: buses[0], moreBuses: buses.slice(1), ...price }))).entity;
  expect((await doTo("accept", made[0].id, author)).status).toBe(200);
  const trip = await prisma.trip.findUniqueOrThrow({ where: { offerId: made[0].id } });
  const drivers: string[] = [];
  for (const name of ["Jonas Berg", "Mara Kern", "Ivo Roth"])
    drivers.push((await addDriver(company, { ...jonas, name })).entity[0].id);
  const body = (more: object) => ({ bus: buses[0], moreBuses: buses.slice(1), drivers, ...more });
  return { company, author, buses, trip, drivers, body };
}

export const tokenOf = (url: string) => url.split("/").at(-1) as string;
