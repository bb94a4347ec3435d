import type { RequestValues } from "@/components/busrequest/form/values";
import { useStore } from "@/components/ui/use-store";
import { measuredWays, rememberedArrival } from "@/lib/features/way/client";

const none: ReadonlyMap<string, number> = new Map();

/** Whether the road has said how long the trip takes: its arrival is the road's from then on. */
export function useMeasuredWay({ start, end, stops }: Pick<RequestValues, "start" | "end" | "stops">) {
  useStore(measuredWays, none);
  return rememberedArrival({ start, end, stops }) !== undefined;
}
