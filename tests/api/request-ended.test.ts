import { beforeEach, expect, it } from "vitest";
import { rules } from "@/lib/access/rules";
import { endedRequest, similarRequests } from "@/lib/features/busrequest/queries/ended";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { passau } from "./alerts";

beforeEach(resetDb);

const day = 86_400_000;
const ended = { endedAt: new Date(), endReason: "filled" as const };
const anyone = () => viewerAs(rules.anyone);

it("what was public tells how it ended, and nothing of its author", async () => {
  const house = makePlace(regensburg, { street: "Geheimgasse", number: "4711b", postal_code: "93999" });
  const date = Date.now() + 10 * day;
  for (const endReason of ["filled", "withdrawn", "past"] as const) {
    const { id } = await makeBusRequest({ ...ended, endReason, start: { address: house, date } });
    const found = await endedRequest(await anyone(), id);
    expect(found).toMatchObject({ id, reason: endReason, category: "grouprequest", passengers: 42 });
    const text = JSON.stringify(found);
    for (const secret of ["Geheimgasse", "93999", "Sportverein", "verein@people.example"]) {
      expect(text).not.toContain(secret);
    }
  }
  const over = {
    start: { address: makePlace(), date: date - 20 * day },
    end: { address: null, date: date - 19 * day },
  };
  const { id } = await makeBusRequest({ category: "vacancy", companyType: "busoperator", ...over });
  expect(await endedRequest(await anyone(), id)).toMatchObject({ reason: "past" });
});

it("what never was public, or is open, is nothing that has ended", async () => {
  const operator = await person("busoperator");
  const hidden = [
    await makeBusRequest(),
    await makeBusRequest({ ...ended, endReason: "rejected" }),
    await makeBusRequest({ ...ended, state: "pending" }),
    await makeBusRequest({ ...ended, mode: "individual", receiverCompanyId: operator.companyId }),
  ];
  for (const { id } of hidden) expect(await endedRequest(await anyone(), id)).toBeNull();
});

it("similar ones are open, of the same kind, near and ahead, the next first; admins see no more", async () => {
  const at = (days: number, spot = regensburg) => ({ address: makePlace(spot), date: Date.now() + days * day });
  const gone = await makeBusRequest({ ...ended, start: at(5) });
  const later = await makeBusRequest({ start: at(9) });
  const near = await makeBusRequest({ start: at(3, passau) });
  await makeBusRequest({ start: at(4, prag) });
  await makeBusRequest({ category: "emptyride", companyType: "busoperator", start: at(4) });
  await makeBusRequest({ ...ended, start: at(4) });
  await makeBusRequest({ state: "pending", start: at(4) });
  const admin = await person(null, "admin");
  for (const viewer of [await anyone(), await viewerAs(rules.anyone, admin.cookie)]) {
    const found = await endedRequest(viewer, gone.id);
    if (!found) throw new Error("not found");
    expect((await similarRequests(viewer, found)).map(({ id }) => id)).toEqual([near.id, later.id]);
  }
});
