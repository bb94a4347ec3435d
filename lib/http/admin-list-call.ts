import type { z } from "zod";
import type { AdminList, FilterOf } from "./admin-list";
import { adminQuery } from "./admin-query";
import { allAndAny } from "./list-query";

/** A list with what its call takes. `terms`: keys of the call's filter. */
export function withTerms<Row, const Terms extends z.ZodRawShape, Sort extends string, Head extends string, Values>(
  list: AdminList<Row, FilterOf<Terms>, Sort, Head, Values>,
  terms: Terms,
) {
  const filter = allAndAny(terms);
  const queryOf: typeof list.queryOf = (listQuery) => {
    const { filter: asked, ...page } = list.queryOf(listQuery);
    return { ...page, filter: asked && (filter.parse(asked) as FilterOf<Terms>) };
  };
  return { ...list, queryOf, filter, query: adminQuery(filter, list.sorts) };
}
