import type { Place } from "@/lib/features/place/schema";

/** Opens the telephone's own map with the way there, by car where `driving`, else as the reader goes. */
export const directionsTo = ({ location: { latitude, longitude } }: Pick<Place, "location">, driving = false) =>
  `https://www.google.com/maps/dir/?api=1${driving ? "&travelmode=driving" : ""}&destination=${latitude},${longitude}`;
