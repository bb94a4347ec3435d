import type { IconName } from "@/components/ui/icon-list";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";

export const vehicleIcons: Record<VehicleType, IconName> = {
  coach: "bus",
  doubledecker: "bus-front",
  nightliner: "moon-star",
  vipbus: "star",
  intercitybus: "route",
  midibus: "bus",
  smallbus: "truck",
  van: "car",
  linebus: "bus-front",
  wheelchair: "accessibility",
  barrierfree: "accessibility",
};
