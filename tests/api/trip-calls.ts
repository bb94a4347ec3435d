import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { person } from "@/tests/people";
import { doTo, linkTo, makeOne, offer } from "./offer-calls";

/** A company's offer that its author has accepted, and the trip that it is now. */
export async function agreedTrip(
  request: Parameters<typeof makeBusRequest>[0] = {},
  offered: Record<string, unknown> = {},
) {
  const company = await person("busoperator");
  const bus = await makeBus({ companyId: company.companyId ?? "" });
  const asked = await makeBusRequest(request);
  const words = { vatRate: 19, included: ["tolls"], cancellation: "Frei bis zum Vortag." };
  const made = (await makeOne(asked.id, company, offer({ bus: bus.id, ...words, ...offered }))).entity[0];
  const author = await linkTo(asked.id);
  const { status } = await doTo("accept", made.id, author);
  if (status !== 200) throw new Error(`accept: ${status}`);
  const trip = await prisma.trip.findUniqueOrThrow({ where: { offerId: made.id } });
  return { company, author, bus, request: asked, offer: made as { id: string }, trip };
}
