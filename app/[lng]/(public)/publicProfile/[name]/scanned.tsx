import { ScannedBus } from "@/components/bus/scanned-bus";
import { ClientMessages } from "@/components/layout/client-messages";
import type { Viewer } from "@/lib/access/viewer";
import { listRecommendations } from "@/lib/features/advertiserlocation/queries/list";
import { scannedBus } from "@/lib/features/bus/queries/scanned";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import type { Language } from "@/lib/i18n/routing";

const shown = 5;

/** Above the profile, the bus whose code was scanned (`?bus=`); null where there is none or it is out of service. */
export async function scannedPart(viewer: Viewer, lng: Language, company: PublicCompanyRecord, code: unknown) {
  const bus = typeof code === "string" ? await scannedBus(company.id, code) : null;
  if (!bus) return null;
  const { location, address, name } = company;
  const query = { category: null, language: lng, take: shown };
  const near = location ? (await listRecommendations(viewer, { ...query, start: location })).rows : [];
  const askHref = `/${lng}/request/new?${new URLSearchParams({ company: company.slug, bus: String(code) })}`;
  const seat = location ? { point: location, name: address?.city ?? name } : null;
  return (
    <ClientMessages ns={["bus", "recommendations"]}>
      <ScannedBus lng={lng} bus={bus} askHref={askHref} near={near} seat={seat} />
    </ClientMessages>
  );
}
