import { Accessibility, Bus, BusFront, Car, type LucideIcon, MoonStar, Route, Star, Truck } from "lucide-react";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";

export const vehicleIcons: Record<VehicleType, LucideIcon> = {
  coach: Bus,
  doubledecker: BusFront,
  nightliner: MoonStar,
  vipbus: Star,
  intercitybus: Route,
  midibus: Bus,
  smallbus: Truck,
  van: Car,
  linebus: BusFront,
  wheelchair: Accessibility,
  barrierfree: Accessibility,
};
