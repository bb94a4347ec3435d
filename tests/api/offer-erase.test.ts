import { beforeEach, expect, it } from "vitest";
import * as company from "@/app/api/company/[id]/route";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { eraseCompany } from "@/lib/features/company/commands/erase-company";
import { closeOffersOfEnded } from "@/lib/features/offer/commands/expire";
import { eraseAccounts } from "@/lib/features/user/commands/erase-accounts";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { doTo, linkTo, mailsOf, makeOne, offer, say, storedOffer } from "./offer-calls";

beforeEach(resetDb);

it("a company that is erased withdraws its open offers, its words and bookings go, authors are told", async () => {
  const operator = await person("busoperator");
  const id = operator.companyId ?? "";
  const bus = await makeBus({ companyId: id });
  const [taken, open] = [await makeBusRequest(), await makeBusRequest()];
  const won = (await makeOne(taken.id, operator, offer({ bus: bus.id }))).entity[0];
  const waiting = (await makeOne(open.id, operator)).entity[0];
  await say(waiting.id, "Call me: +49 941 1", operator);
  await doTo("accept", won.id, await linkTo(taken.id));
  await transaction((tx) => eraseCompany(tx, id));
  expect(await storedOffer(waiting.id)).toMatchObject({ state: "withdrawn", description: "" });
  // Its trip lies ahead and is called off.
  expect(await storedOffer(won.id)).toMatchObject({ state: "withdrawn", amount: 124_000 });
  expect(await prisma.booking.count()).toBe(0);
  expect((await prisma.offerMessage.findFirstOrThrow()).text).toBe("–");
  expect(await mailsOf("offerWithdrawn")).toHaveLength(1);
});

it("a company that an admin deletes tells the authors of its open offers", async () => {
  const operator = await person("busoperator");
  const admin = await person(null, "admin");
  await makeOne((await makeBusRequest()).id, operator);
  const id = operator.companyId ?? "";
  const call = request(`/api/company/${id}`, { method: "DELETE", cookie: admin.cookie });
  expect((await company.DELETE(call, params({ id }))).status).toBe(200);
  expect(await mailsOf("offerWithdrawn")).toHaveLength(1);
  expect(await prisma.offer.count()).toBe(0);
});

it("an author whose account is erased leaves no words, and the bidder learns that the request is over", async () => {
  const author = await person(null);
  const bidder = await person("driver");
  const { id } = await makeBusRequest({ authorUserId: author.id, email: author.email });
  const made = (await makeOne(id, bidder)).entity[0];
  await say(made.id, "My number is +49 170 1", author);
  await say(made.id, "Thank you.", bidder);
  await prisma.user.update({ where: { id: author.id }, data: { deleteAfter: new Date(0) } });
  await eraseAccounts();
  expect(await closeOffersOfEnded()).toBe(1);
  const texts = await prisma.offerMessage.findMany({ orderBy: { createdAt: "asc" }, select: { text: true } });
  expect(texts).toEqual([{ text: "–" }, { text: "Thank you." }]);
  expect(await storedOffer(made.id)).toMatchObject({ state: "declined" });
  expect(await mailsOf("offerEnded")).toHaveLength(1);
});
