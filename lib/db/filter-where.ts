/** A filter's value is one or a list of them. */
export const listed = <T>(value: T | T[]) => [value].flat() as T[];

type Activity = boolean | "active" | "inactive" | "all";

/** The state that lists filter by; none where all are wanted. */
export function activeTerms(active: Activity | Activity[] | undefined): { OR: { active: boolean }[] }[] {
  const wanted = active === undefined ? [] : listed(active);
  if (wanted.length === 0 || wanted.includes("all")) return [];
  return [{ OR: wanted.map((one) => ({ active: one === true || one === "active" })) }];
}

/** Prisma's form of filter-sql.ts: all of `a` and, where `o` is not empty, any of `o`. */
export const allAndAny = <Where>(all: readonly Where[], any: readonly Where[]) => [
  ...all,
  ...(any.length > 0 ? [{ OR: [...any] }] : []),
];
