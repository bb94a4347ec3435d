import { getTranslations } from "next-intl/server";
import { placeName } from "@/components/busrequest/route-line";
import type { StructuredOffer } from "@/components/company/structured-data";
import { env } from "@/env.mjs";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";

/** Free buses and empty rides as search engines read them: what, where, when. */
export async function offersOf(lng: string, rows: readonly BusRequestRecord[]): Promise<StructuredOffer[]> {
  const t = await getTranslations("busrequest.kinds");
  return rows.slice(0, 10).map(({ id, category, start, end }) => {
    const places = [...new Set([placeName(start.address), placeName(end.address)])].filter(Boolean);
    return {
      name: `${t(category)}: ${places.join(" – ")}`,
      url: new URL(`/${lng}/request/${id}`, env.APP_URL).href,
      from: start.date,
      until: end.date,
    };
  });
}
