/** Equipment that a bus may name, in the order in which it is shown; words in locales/{lng}/bus.json. */
export const busFeatures = [
  "airconditioning",
  "toilet",
  "kitchen",
  "fridge",
  "wifi",
  "sockets",
  "monitors",
  "microphone",
  "tables",
  "reclining",
  "leather",
  "panorama",
  "beds",
  "belts",
  "lift",
  "lowfloor",
  "childseats",
  "bikes",
  "skibox",
  "trailer",
] as const;
export type BusFeature = (typeof busFeatures)[number];
