import { expect, it } from "vitest";
import { z } from "zod";
import { allAndAny, listQuery, pageOf } from "./list-query";

const query = listQuery(allAndAny({ address: z.string() }));

it("sends skip=(page-1)*take, 10 a page unless told, page 1 at least", () => {
  expect(pageOf(1)).toMatchObject({ take: 10, skip: 0 });
  expect(pageOf(3)).toMatchObject({ take: 10, skip: 20 });
  expect(pageOf(4, 3)).toMatchObject({ take: 3, skip: 9 });
  expect(pageOf(-1)).toMatchObject({ skip: 0 });
});

it("reads take, skip, latest and a filter with keys a and o", () => {
  const filter = { a: { address: "Ulm" }, o: {} };
  const parsed = query.parse({ take: "3", skip: "6", latest: "true", filter: JSON.stringify(filter) });
  expect(parsed).toEqual({ take: 3, skip: 6, latest: true, filter });
  expect(query.parse({})).toEqual({ take: 10, skip: 0, latest: false });
});

it("refuses a filter with other keys, or that is no JSON", () => {
  for (const filter of ['{"b":{}}', '{"a":{"colour":1}}', "{", "[]"])
    expect(query.safeParse({ filter }).success).toBe(false);
});
