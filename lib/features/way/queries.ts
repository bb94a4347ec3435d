import type { z } from "zod";
import { road } from "@/lib/geo/road/port";
import type { wayInput, wayRecord } from "./schema";

/** Km to a tenth, whole minutes. Positions carry no country: where no road is near, the common factor holds. */
export async function measureWay({ points }: z.output<typeof wayInput>): Promise<z.output<typeof wayRecord>> {
  const way = await road.way(points.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude, country: "" })));
  return { ...way, km: Math.round(way.km * 10) / 10, minutes: Math.round(way.minutes) };
}
