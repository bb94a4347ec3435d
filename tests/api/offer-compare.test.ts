import { beforeEach, describe, expect, it } from "vitest";
import * as shortlist from "@/app/api/offer/[id]/shortlist/route";
import { makeBus } from "@/prisma/factories/bus";
import { envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { linkTo, listFor, makeOne, offer, plantOffer, storedOffer, type Who } from "./offer-calls";
import { posted } from "./private-people";

beforeEach(resetDb);

const mark = async (id: string, { cookie, token }: Who, method: "POST" | "DELETE" = "POST") => {
  const headers = token ? { "x-request-token": token } : undefined;
  return envelope(
    await (method === "POST" ? shortlist.POST : shortlist.DELETE)(
      request(`/api/offer/${id}/shortlist`, { method, cookie, headers }),
      params({ id }),
    ),
  );
};

describe("the author's short list", () => {
  it("keeps an offer until it is taken off; the bidder does not read it, and the offer is the same version", async () => {
    const bidder = await person("busoperator");
    const { id: requestId, token } = await posted({});
    const { id, version } = await plantOffer(requestId, bidder.companyId ?? "");
    expect(await mark(id, { token })).toMatchObject({ status: 200, entity: [{ shortlisted: true }] });
    expect((await listFor(requestId, { token })).entity[0]).toMatchObject({ shortlisted: true, version });
    expect((await listFor(requestId, bidder)).entity[0].shortlisted).toBe(false);
    await mark(id, { token }, "DELETE");
    expect(await storedOffer(id)).toMatchObject({ shortlisted: false, version });
  });

  it("is the author's alone", async () => {
    const bidder = await person("busoperator");
    const { id: requestId } = await posted({});
    const { id } = await plantOffer(requestId, bidder.companyId ?? "");
    expect((await mark(id, {})).status).toBe(401);
    expect((await mark(id, await linkTo((await posted({})).id))).status).toBe(401);
    for (const who of [bidder, await person(null, "admin")]) expect((await mark(id, who)).status).toBe(403);
    expect((await mark(id, await person("driver"))).status).toBe(404);
    expect((await storedOffer(id)).shortlisted).toBe(false);
  });
});

describe("what a bidder promises", () => {
  const needs = { bulky: "Zwei Harfen", driverLanguage: "cs", toilet: true };

  it("need not be asked any more; what its bus lacks stays missing", async () => {
    const operator = await person("busoperator");
    const { id: bus } = await makeBus({ companyId: operator.companyId ?? "", features: [] });
    const { id, token } = await posted({ needs });
    const made = await makeOne(id, operator, offer({ bus, confirms: ["bulky", "toilet"] }));
    expect(made.status).toBe(201);
    expect((await listFor(id, { token })).entity[0].needs).toEqual([
      { need: "bulky", fit: "confirmed" },
      { need: "toilet", fit: "unmet" },
      { need: "driverLanguage", fit: "ask" },
    ]);
  });

  it.each([[["lasers"]], [["bulky", "bulky"]], ["bulky"]])("refuses %j", async (confirms) => {
    const { id } = await posted({ needs });
    expect((await makeOne(id, await person("busoperator"), offer({ confirms }))).status).toBe(400);
  });
});
