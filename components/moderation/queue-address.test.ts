import { expect, it } from "vitest";
import { csvHref } from "@/lib/http/admin-list";
import { pendingFilter, queueAddress, queueFilter } from "./queue-address";

it("reads kinds, text, order and page back as they were written", () => {
  const written = "?kind=vacancy%2Cemergency&q=Ulm&sort=newest&page=3";
  expect(queueAddress.write(queueAddress.read(new URLSearchParams(written)))).toBe(written);
});

it("counts as not given what makes no sense", () => {
  const query = queueAddress.read(new URLSearchParams("kind=x&sort=upwards&page=-1"));
  expect(queueAddress.write(query)).toBe("");
  expect(queueFilter(query)).toBeUndefined();
});

it("exports what waits and fits the filter, nothing else", () => {
  const asked = pendingFilter(queueAddress.read(new URLSearchParams("kind=vacancy&q=Ulm")));
  const href = csvHref({ name: "requests", lng: "de", columns: ["id"], filter: asked });
  const filter = new URL(href, "http://a.example").searchParams.get("filter");
  expect(JSON.parse(filter ?? "")).toEqual({
    a: { state: "pending", ended: false, category: ["vacancy"], text: "Ulm" },
  });
});
