import { getTranslations } from "next-intl/server";
import { placeName } from "@/components/busrequest/route-line";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";

/** "Regensburg → Prag, 42 Personen": the name of a request in titles and headings. */
export async function titleOf({ category, start, end, passengers }: BusRequestRecord) {
  const t = await getTranslations("busrequest.page");
  const ends = [placeName(start.address), placeName(end.address)].filter(Boolean);
  const route = [...new Set(ends)].join(" → ");
  if (passengers === null) return t("title", { route });
  return t(kindFields[category].count === "people" ? "titlePeople" : "titleSeats", { route, count: passengers });
}
