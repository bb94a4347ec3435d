import { expect, it } from "vitest";
import { prefillOf } from "@/app/[lng]/(public)/request/new/prefill";
import { rebookPath } from "@/components/trip/rebook-link";
import type { Viewer } from "@/lib/access/viewer";
import { place } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";

const anybody = (viewer: Viewer): viewer is Viewer => viewer !== null;

it("the form of 'same trip next year' is filled with places, stops, both ways, people and kind of group, and nobody's name", async () => {
  const date = Date.parse("2026-05-04T08:00:00+02:00");
  const path = rebookPath(
    {
      transferType: "transfertwoway",
      start: { address: place("Musterhausen am Berg", 12.1, 49), date },
      end: { address: place("Zielort im Tal", 14.4, 50), date: date + 36_000_000 },
      stops: [place("Halt am See", 13, 49.5), place("Halt im Wald", 13.5, 49.8)],
      passengers: 42,
      organisationType: "SCHOOL",
    },
    date,
  );
  const said = new URL(path, "https://example.org").searchParams;
  const search = { ...Object.fromEntries(said), via: said.getAll("via") };
  const filled = await prefillOf("grouprequest", search, "de", await viewerAs(anybody));
  expect(filled).toMatchObject({
    ...{ transferType: "transfertwoway", passengers: 42, organisationType: "SCHOOL" },
    start: { date: Date.parse("2027-05-03T08:00:00+02:00") },
    end: { date: Date.parse("2027-05-03T18:00:00+02:00") },
  });
  const lines = [filled.start?.address, ...(filled.stops ?? []), filled.end?.address].map((one) => one?.address);
  expect(lines).toEqual([
    expect.stringContaining("Musterhausen am Berg"),
    expect.anything(),
    expect.anything(),
    expect.stringContaining("Zielort im Tal"),
  ]);
  expect(filled).not.toHaveProperty("companyName");
});
