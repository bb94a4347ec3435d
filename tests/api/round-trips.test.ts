import { beforeEach, describe, expect, it } from "vitest";
import * as requests from "@/app/api/busrequest/route";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";
import { statementsOf } from "@/tests/statements";
import { doTo, linkTo, makeOne, offer } from "./offer-calls";

beforeEach(resetDb);

const post = async (cookie?: string, changes = {}) => {
  const answer = await requests.POST(request("/api/busrequest", { body: draft(changes), cookie }));
  expect(answer.status).toBe(201);
};

/** Statements that are sent at most; each is a way to the database and back. */
const most = { post: 16, anonymous: 17, offer: 44, accept: 71 };

describe("what a call asks the database", () => {
  it("is so much and no more, one statement of a connection after the other", async () => {
    const own = await person("busoperator");
    const bus = await makeBus({ companyId: own.companyId ?? "" });
    const { id } = await makeBusRequest();
    const author = await linkTo(id);
    let offerId = "";
    const asked = {
      post: await statementsOf(() => post(own.cookie)),
      anonymous: await statementsOf(() => post()),
      offer: await statementsOf(async () => {
        offerId = (await makeOne(id, own, offer({ bus: bus.id }))).entity[0].id;
      }),
      accept: await statementsOf(async () => expect((await doTo("accept", offerId, author)).status).toBe(200)),
    };
    for (const [name, list] of Object.entries(asked)) {
      expect(list.filter(({ sideBySide }) => sideBySide)).toEqual([]);
      expect(list.length).toBeGreaterThan(3);
      expect(list.length, name).toBeLessThanOrEqual(most[name as keyof typeof most]);
    }
  });
});
