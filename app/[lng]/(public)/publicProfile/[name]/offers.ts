import { getTranslations } from "next-intl/server";
import type { StructuredOffer } from "@/components/company/structured-data";
import { env } from "@/env.mjs";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { routeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";

/** Free buses and empty rides as search engines read them: what, where, when. */
export async function offersOf(lng: Language, rows: readonly BusRequestRecord[]): Promise<StructuredOffer[]> {
  const t = await getTranslations("busrequest.kinds");
  return rows.slice(0, 10).map(({ id, category, start, end }) => {
    return {
      name: `${t(category)}: ${routeName(start.address, end.address, lng, " – ")}`,
      url: new URL(`/${lng}/request/${id}`, env.APP_URL).href,
      from: start.date,
      until: end.date,
    };
  });
}
