import { z } from "zod";
import { filterText, integer } from "./list-query";

/** `take, skip, sort, dir, filter` of an admin list's call. */
export function adminQuery<Filter extends z.ZodType, Sort extends string>(
  filter: Filter,
  sorts: readonly [Sort, ...Sort[]],
) {
  return z.strictObject({
    take: integer(1, 100).default(10),
    skip: integer(0, 100_000_000).default(0),
    sort: z.enum(sorts, "invalidValue").default(sorts[0] as Sort),
    dir: z.enum(["asc", "desc"], "invalidValue").optional(),
    filter: filterText(filter).optional(),
  });
}

export type SortedPage<Sort extends string = string> = {
  take: number;
  skip: number;
  sort: Sort;
  dir?: "asc" | "desc";
};
