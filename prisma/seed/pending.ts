import { type BusRequestData, busRequestData } from "@/prisma/factories/bus-request";
import { makePlace } from "@/prisma/factories/place";
import { pendingLines } from "./pending-lines";
import type { Market } from "./requests";
import { inLanguage, townNamed } from "./towns";

const minute = 60_000;
const day = 1_440 * minute;

/** The moderators' queue: fourteen that wait, with the troubles that the automatic checks are for. */
export function pendingRequests({ towns, now }: Market): BusRequestData[] {
  return pendingLines.map((line) => {
    const language = line.language ?? "de";
    const spot = (city: string) => makePlace(inLanguage(townNamed(towns, city), language), { language });
    const [days, hour, lasts] = line.when;
    const start = Math.floor(now / day) * day + days * day + (hour - 1) * 60 * minute;
    const created = now - line.waits * minute;
    return busRequestData({
      category: "grouprequest",
      state: "pending",
      start: { address: spot(line.from), date: start },
      end: { address: spot(line.to), date: start + lasts * 60 * minute },
      companyName: line.name,
      email: line.mail,
      phone: line.phone ?? null,
      organisationType: line.org,
      transferType: line.transfer ?? "transfertwoway",
      passengers: line.people,
      vehicleTypes: line.vehicles ?? [],
      description: line.text ?? "",
      language,
      createdAt: new Date(created),
      confirmedAt: line.confirmed === false ? null : new Date(created + 2 * minute),
    });
  });
}
