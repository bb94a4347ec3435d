import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import type { ProfileData } from "@/components/company/profile-view";
import type { Viewer } from "@/lib/access/viewer";
import { listCompanyLocations } from "@/lib/features/advertiserlocation/queries/list";
import { fleetSummary } from "@/lib/features/bus/queries/summary";
import { listBusRequests } from "@/lib/features/busrequest/queries/list";
import { companyProfile } from "@/lib/features/company/queries/profile";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import type { Language } from "@/lib/i18n/routing";

/** The company of the address; a former address leads on for good, a closed company is not found. */
export const loadCompany = cache(async (lng: string, name: string) => {
  const company = (await companyProfile(name)) ?? notFound();
  if (company.slug !== name) permanentRedirect(`/${lng}/publicProfile/${company.slug}`);
  return company;
});

const minute = 60_000;

/** Said in full, so that the company's own people and admins see no more here than everybody does. */
const publicRides = (company: string) => ({
  company,
  category: ["vacancy" as const, "emptyride" as const],
  state: "active" as const,
  mode: "collective" as const,
  active: "active" as const,
  date: { from: Math.floor(Date.now() / minute) * minute },
});

const publicFleet = ({ id, companyType, publicData }: PublicCompanyRecord) =>
  companyType === "busoperator" && publicData.fleet ? fleetSummary(id) : [];

export async function loadProfile(viewer: Viewer, company: PublicCompanyRecord, lng: Language): Promise<ProfileData> {
  if (company.companyType === "travelService") {
    return { company, rides: null, locations: await listCompanyLocations(viewer, company.id, lng), fleet: [] };
  }
  const query = { take: 20, skip: 0, latest: false, filter: { a: publicRides(company.id) } };
  const [rides, fleet] = await Promise.all([listBusRequests(viewer, query), publicFleet(company)]);
  return { company, rides, locations: [], fleet };
}
