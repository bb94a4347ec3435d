import { describe, expect, it } from "vitest";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { lifetimeOf, messageOf } from "./notify";

const at = Date.parse("2027-05-11T06:00:00Z");
const hour = 3_600_000;
const item = (changes: Partial<InboxItem> = {}): InboxItem => ({
  ...{ id: "0190f000-0000-7000-8000-000000000001", kind: "request", noun: "busrequest", record: "r1", at, version: 1 },
  ...{
    dueAt: null,
    read: false,
    done: false,
    snoozeUntil: null,
    offer: null,
    quote: "Rufen Sie +49 151 2 an",
    proposed: null,
    ask: null,
    data: {},
  },
  request: {
    ...{
      id: "r1",
      reference: "CB-10012",
      category: "grouprequest",
      transferType: "transferoneway",
      from: "Regensburg",
      to: "Prag",
      ended: false,
      shared: false,
    },
    ...{ start: at + 48 * hour, end: at + 58 * hour, passengers: 42 },
  },
  ...changes,
});
const offer: NonNullable<InboxItem["offer"]> = {
  ...{
    id: "o1",
    company: "Donaubus",
    amount: 124_000,
    currency: "EUR",
    vatIncluded: false,
    vatRate: null,
    validUntil: at,
    state: "open",
  },
  own: false,
};

describe("what a locked screen says", () => {
  it("of a request its kind, route, time and people, and nothing that somebody wrote", () => {
    const { title, body, url } = messageOf(item(), { language: "de", companyType: "busoperator" });
    expect([title, body]).toEqual(["Direkt an uns: Regensburg → Prag", "Do 13.05.2027 08:00, 42 Personen"]);
    expect(url).toBe("/de/request/r1#offer");
    const { request } = item();
    const first = item({ request: request && { ...request, shared: true } });
    expect(messageOf(first, { language: "de", companyType: "busoperator" }).title).toBe(
      "Zuerst an uns: Regensburg → Prag",
    );
  });

  it("of an offer who and how much; it opens where the reader deals with offers", () => {
    const received = item({ kind: "offer", noun: "offer", record: "o1", offer });
    const partner = messageOf(received, { language: "en", companyType: "touroperator" });
    expect(partner).toMatchObject({ title: "Donaubus offers €1,240.00 net", url: "/en/userpanel/offers?offer=o1" });
    expect(partner.body).toMatch(/^Regensburg → Prag, Thu 13\.05\.2027 08:00, 42 people$/);
    expect(messageOf(received, { language: "es", companyType: null }).url).toBe("/es/request/r1");
  });

  it("fits into what a push service takes, however long a name is", () => {
    const long = item({ kind: "offer", offer: { ...offer, company: "Reisedienst".repeat(60) } });
    const text = JSON.stringify(messageOf(long, { language: "de", companyType: null }));
    expect(Buffer.byteLength(text)).toBeLessThan(2_000);
  });
});

it("news live a day, an emergency half an hour, never past what they are about, and what is over a day again", () => {
  expect(lifetimeOf(item())).toBe(86_400);
  expect(lifetimeOf(item({ kind: "emergency" }))).toBe(1_800);
  expect(lifetimeOf(item({ dueAt: at + hour }))).toBe(3_600);
  expect(lifetimeOf(item({ dueAt: at - hour }))).toBe(86_400);
});
