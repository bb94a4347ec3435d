const arrow = " → ";

/** A route in words, as pages, mails and files have it: "Regensburg → Linz → Prag". Who stays in a place, has one. */
export function routeText(...places: readonly (string | null | undefined)[]) {
  const named = places.filter(Boolean);
  return named.filter((place, index) => place !== named[index - 1]).join(arrow);
}

/** The places of such words. */
export const placesIn = (route: string) => route.split(arrow);
