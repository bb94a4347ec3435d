import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";

const two = ["blue", "green"] as const;
const four = [...two, "red", "silver"] as const;

/** Drawings in public/demo/buses, each in some liveries; no photo of a bus that is not there. */
const drawings: Record<VehicleType, readonly [drawing: string, liveries: readonly string[]]> = {
  coach: ["coach", four],
  vipbus: ["coach", four],
  doubledecker: ["doubledecker", two],
  nightliner: ["doubledecker", two],
  intercitybus: ["intercitybus", two],
  linebus: ["linebus", two],
  midibus: ["midibus", four],
  wheelchair: ["midibus", four],
  barrierfree: ["linebus", two],
  smallbus: ["smallbus", two],
  van: ["van", two],
};

/** A company's buses wear one livery: `company` is its place among the demo's. */
export function pictureOf(design: VehicleType, company: number) {
  const [drawing, liveries] = drawings[design];
  return `/demo/buses/${drawing}-${liveries[company % liveries.length]}.webp`;
}
