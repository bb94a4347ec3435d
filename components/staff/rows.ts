/** Person, role, actions: columns shared by all rows of a list from lg up, one below the other before. */
export const rows = "lg:grid lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-6";
export const row =
  "grid gap-y-2 border-line py-3 not-first:border-t lg:col-span-full lg:grid-cols-subgrid lg:items-center first:pt-0 last:pb-0";
