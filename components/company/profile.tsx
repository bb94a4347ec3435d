import { getTranslations } from "next-intl/server";
import { LocationRow } from "@/components/advertiserlocation/location-row";
import type { MapPoint } from "@/components/map/types";
import { ButtonLink } from "@/components/ui/button";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import type { Language } from "@/lib/i18n/routing";
import { ProfileContact } from "./profile-contact";
import { ProfileHead, requestHref } from "./profile-head";
import { ProfileRides } from "./profile-rides";

export type ProfileData = {
  company: PublicCompanyRecord;
  /** Of a bus partner; null for others. */
  rides: { rows: readonly BusRequestRecord[]; total: number } | null;
  /** Of a paying travel service. */
  locations: readonly Recommendation[];
};
type Props = ProfileData & { lng: Language };

function pointsOf({ company, locations }: ProfileData): MapPoint[] {
  const { id, name, location, companyType } = company;
  const kind = companyType === "travelService" ? "partner" : "vacancy";
  const seat = location && locations.length === 0 ? [{ id, kind, label: name, ...location } as const] : [];
  const houses = locations.map((house) => ({
    id: house.id,
    kind: "partner" as const,
    label: house.title,
    ...house.location,
  }));
  return [...seat, ...houses];
}

async function Locations({ lng, locations }: Pick<Props, "lng" | "locations">) {
  const t = await getTranslations("company.profile");
  return (
    <section aria-labelledby="locations-title">
      <h2 id="locations-title">{t("locations")}</h2>
      <ul className="card flush">
        {locations.map((location) => (
          <li key={location.id}>
            <LocationRow lng={lng} location={location} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The public page of a company: what it has published, and nothing else. */
export async function Profile({ lng, ...data }: Props) {
  const t = await getTranslations("company.profile");
  const { company, rides, locations } = data;
  const href = requestHref(lng, company);
  const bare = Object.keys(company.publicData).length === 0 && locations.length === 0;
  return (
    <>
      <ProfileHead lng={lng} company={company} />
      <div className="wrap cp">
        <div>
          {company.description && (
            <section aria-label={t("about")}>
              <p className="txt">{company.description}</p>
            </section>
          )}
          {bare && <p className="mut mb-6">{t("nothing")}</p>}
          {rides && <ProfileRides lng={lng} {...rides} />}
          {locations.length > 0 && <Locations lng={lng} locations={locations} />}
        </div>
        <ProfileContact
          lng={lng}
          company={company}
          points={pointsOf(data)}
          hint={href ? t("requestHint", { name: company.name }) : null}
        />
      </div>
      {href && (
        <div className="cp-cta">
          <ButtonLink variant="sign" wide href={href} prefetch={false}>
            {t("request")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
