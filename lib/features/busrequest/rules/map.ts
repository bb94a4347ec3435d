/** From here on a map comes no closer to what lies on one spot: its signs are spread beside each other. */
const spreadZoom = 10.5;

/** How many entries of one spot stand as signs of their own; more become one disc with their number. */
export const signsOnSpot = (zoom: number) => (zoom >= spreadZoom ? 12 : 3);
