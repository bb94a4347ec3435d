import { useTranslations } from "next-intl";
import { busFeatures } from "@/lib/features/bus/rules";
import { type VehicleType, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import type { ScannedBus } from "@/lib/features/bus/schema/bus";

/** Kind of bus and equipment in words; what is stored and no longer known is left out. */
export function useBusWords() {
  const t = useTranslations("bus");
  const designs = useTranslations("busrequest.vehicleTypes");
  const designOf = ({ design }: Pick<ScannedBus, "design">) => {
    const known = vehicleTypes.find((type): type is VehicleType => type === design);
    return known ? designs(known) : design;
  };
  const featuresOf = ({ features }: Pick<ScannedBus, "features">) =>
    busFeatures.filter((feature) => features.includes(feature)).map((feature) => t(`features.${feature}`));
  return {
    designOf,
    featuresOf,
    /** Make and model, else the kind. */
    nameOf: (bus: Pick<ScannedBus, "design" | "name">) => bus.name || designOf(bus),
    /** "Reisebus, 1 Rollstuhlplatz, 4 Sterne, WC" */
    kitOf: (bus: ScannedBus) => [
      ...(bus.name ? [designOf(bus)] : []),
      ...(bus.wheelchairPlaces > 0 ? [t("panel.wheelchair", { count: bus.wheelchairPlaces })] : []),
      ...(bus.stars && bus.starsCertifiedAt ? [t("panel.stars", { stars: bus.stars })] : []),
      ...featuresOf(bus),
    ],
  };
}
