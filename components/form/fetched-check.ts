import type { FieldValues, Resolver } from "react-hook-form";

/**
 * A check that comes with the first submission, not with the page: it weighs twice what the rest of a plain form does.
 * Where it cannot be fetched the server's is the first.
 */
export function fetchedCheck<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> {
  return async (...given) => {
    const check = await load().catch(() => null);
    return check ? check(...given) : { values: given[0], errors: {} };
  };
}
