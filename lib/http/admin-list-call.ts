import { z } from "zod";
import {
  type AdminList,
  type FilterDeclaration,
  type FilterOf,
  type PlainDeclaration,
  plainList,
  type ValuesOf,
} from "./admin-list";
import { adminQuery } from "./admin-query";
import { allAndAny } from "./list-query";

const leafOf = (term: unknown) => (term instanceof z.ZodUnion ? term.options[0] : term);

/** A filter with what its term says of it. */
function declared(terms: z.ZodRawShape, key: string, filter: FilterDeclaration): FilterDeclaration {
  const term = filter.term ?? key;
  if (!(term in terms)) return { ...filter, term: null };
  const leaf = leafOf(terms[term]);
  const only = filter.only ?? (leaf instanceof z.ZodEnum ? leaf.options.map(String) : undefined);
  return { ...filter, only, yesNo: leaf instanceof z.ZodBoolean };
}

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

/** Declares a list of rows: `adminList<Row>()({ … })`. It knows no domain: the features fill it in. */
export const adminList =
  <Row extends { id: string }>() =>
  <
    const Terms extends z.ZodRawShape,
    const Sort extends string,
    const Head extends string,
    const Filters extends Record<string, FilterDeclaration>,
  >({
    terms,
    filters,
    ...list
  }: PlainDeclaration<Row, Sort, Head, Filters> & { terms: Terms }) => {
    const known = Object.entries(filters).map(([key, filter]) => [key, declared(terms, key, filter)] as const);
    const plain = plainList<Row, Terms>()<Sort, Head, Record<string, FilterDeclaration>>({
      ...list,
      filters: Object.fromEntries(known),
    });
    return withTerms(plain as AdminList<Row, FilterOf<Terms>, Sort, Head, ValuesOf<Terms, Filters>>, terms);
  };
