import { getLocale, getTranslations } from "next-intl/server";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { routeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";

/** "Regensburg → Prag, 42 Personen": the name of a request in titles and headings. */
export async function titleOf({
  category,
  start,
  end,
  passengers,
}: Pick<BusRequestRecord, "category" | "start" | "end" | "passengers">) {
  const t = await getTranslations("busrequest.page");
  const route = routeName(start.address, end.address, (await getLocale()) as Language);
  if (passengers === null) return t("title", { route });
  return t(kindFields[category].count === "people" ? "titlePeople" : "titleSeats", { route, count: passengers });
}
