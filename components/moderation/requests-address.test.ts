import { describe, expect, it } from "vitest";
import { busRequestFilter } from "@/lib/features/busrequest/schema";
import { queueFilter, readQueue, writeQueue } from "./queue-address";
import { readRequests, requestsFilter, writeRequests } from "./requests-address";

describe("the address of all requests", () => {
  const address =
    "?q=Prag&active=inactive&kind=vacancy&from=driver&state=active&after=2027-06-12&before=2027-06-13&sort=next&page=3";

  it("is written as it was read", () => {
    expect(writeRequests(readRequests(new URLSearchParams(address)))).toBe(address);
  });

  it("makes a filter that the list's schema takes, days by the market's clock", () => {
    const filter = requestsFilter(readRequests(new URLSearchParams(address)));
    expect(busRequestFilter.parse(filter).a?.date).toEqual({
      from: Date.parse("2027-06-12T00:00:00+02:00"),
      to: Date.parse("2027-06-13T23:59:59.999+02:00"),
    });
  });

  it("falls back to everything where the address is nonsense", () => {
    const wish = readRequests(new URLSearchParams("kind=x&page=-1&after=gestern&sort=up"));
    expect(writeRequests(wish)).toBe("");
    expect(requestsFilter(wish)).toEqual({ a: { active: "all" } });
  });
});

describe("the address of the queue", () => {
  it("keeps kinds, place and page, and leaves the usual out", () => {
    expect(writeQueue(readQueue(new URLSearchParams("kind=vacancy,emptyride&q=Wien&page=2")))).toBe(
      "?kind=vacancy%2Cemptyride&q=Wien&page=2",
    );
    expect(queueFilter(readQueue(new URLSearchParams("")))).toBeUndefined();
  });
});
