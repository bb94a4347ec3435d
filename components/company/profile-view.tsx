import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { MapPoint } from "@/components/map/types";
import { CountedEntry } from "@/components/statistic/counted-entry";
import { ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema/location";
import type { FleetGroup } from "@/lib/features/bus/schema/fleet";
import { asLine } from "@/lib/features/busrequest/rules/line";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import type { Language } from "@/lib/i18n/routing";
import { ClaimNotice } from "./claim-notice";
import { ProfileContact } from "./profile-contact";
import { ProfileFleet } from "./profile-fleet";
import { ProfileGallery } from "./profile-gallery";
import { type Part, ProfileHead, requestHref } from "./profile-head";
import { ProfileRides } from "./profile-rides";
import { ProfileSection, profileSection } from "./profile-section";
import { paragraphsOf, picturesOf } from "./profile-text";

export type ProfileData = {
  company: PublicCompanyRecord;
  /** Of a bus partner; null for others. */
  rides: { rows: readonly BusRequestRecord[]; total: number } | null;
  /** Of a paying travel service. */
  locations: readonly Recommendation[];
  /** Of a bus operator that publishes it. */
  fleet: readonly FleetGroup[];
};
type Props = ProfileData & {
  lng: Language;
  /** In the owner's editor: to be looked at only, without map and page-wide parts. */
  preview?: boolean;
  /** Its licence and insurance were seen, and hold. */
  checked?: boolean;
  /** Below the head, before all that the profile says. */
  top?: ReactNode;
  /** Below what the company says of itself. */
  sign?: ReactNode;
  /** What customers say of it. */
  ratings?: ReactNode;
};

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

function useParts({ company, rides, locations, fleet }: ProfileData, rated: boolean): Part[] {
  const t = useTranslations("company.profile");
  const words = useTranslations("bus.fleet");
  const all = [
    { id: "about", label: t("overview"), there: company.description !== undefined },
    { id: "fleet", label: words("title"), there: fleet.length > 0 },
    { id: "images", label: t("images"), there: picturesOf(company).length > 0 },
    { id: "rides", label: t("ridesShort"), there: rides !== null && rides.rows.length > 0 },
    { id: "ratings", label: t("ratings"), there: rated },
    { id: "locations", label: t("locations"), there: locations.length > 0 },
    { id: "contact", label: t("contact"), there: true },
  ];
  return all.filter(({ there }) => there);
}

const aboutText = "max-w-measure text-lg whitespace-pre-line wrap-anywhere max-md:text-md";

function About({ text }: { text: string }) {
  const t = useTranslations("company.profile");
  return (
    <section aria-label={t("about")} id="about" className={cn(profileSection, aboutText)}>
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat and never move
        <p key={index} className="not-first:mt-[0.7rem]">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

function Locations({ lng, locations }: Pick<Props, "lng" | "locations">) {
  const t = useTranslations("company.profile");
  return (
    <ProfileSection id="locations" title={t("locations")}>
      <ul className="card card-flush">
        {locations.map((location) => (
          <li key={location.id}>
            <CountedEntry inCard lng={lng} location={location} heading="h3" profile={false} />
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

function Sections({ lng, company, rides, locations, fleet, preview, sign, ratings }: Props) {
  const t = useTranslations("company.profile");
  const pictures = picturesOf(company);
  const bare = Object.keys(company.publicData).length === 0 && locations.length === 0;
  return (
    <div>
      {company.description && <About text={company.description} />}
      {sign && <div className="mt-4 mb-6">{sign}</div>}
      {bare && <p className="text-ink-2 mb-6">{t("nothing")}</p>}
      {!company.registered && !preview && <ClaimNotice companyId={company.id} />}
      {fleet.length > 0 && <ProfileFleet fleet={fleet} />}
      {pictures.length > 0 && <ProfileGallery name={company.name} images={pictures} />}
      {rides && <ProfileRides lng={lng} rows={rides.rows.map((ride) => asLine(ride, lng))} total={rides.total} />}
      {ratings}
      {locations.length > 0 && <Locations lng={lng} locations={locations} />}
    </div>
  );
}

function RequestBar({ href }: { href: string }) {
  const t = useTranslations("company.profile");
  return (
    <div
      className="fixed inset-x-0 bottom-0 z-header border-t-2 border-ink bg-surface px-4 pt-3 pb-[calc(0.7rem+env(safe-area-inset-bottom))] lg:hidden print:hidden"
      data-bottom-bar="action"
    >
      <ButtonLink variant="sign" wide href={href}>
        {t("request")}
      </ButtonLink>
    </div>
  );
}

/**
 * The public page of a company: what it has published, and nothing else. Drawn on the server for the page, and in
 * the browser for the editor; there it needs the messages company, busrequest, bus and recommendations.
 */
export function ProfileView({ lng, preview = false, checked = false, top, sign, ratings = null, ...data }: Props) {
  const { company, fleet } = data;
  const href = requestHref(lng, company);
  return (
    <div className={preview ? "@container overflow-hidden" : undefined} inert={preview}>
      <ProfileHead
        lng={lng}
        company={company}
        fleet={fleet}
        parts={useParts(data, ratings !== null)}
        checked={checked}
      />
      {top}
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_22rem] items-start gap-9 px-edge pt-7 pb-14 max-lg:grid-cols-1 max-md:pt-5 @max-[55rem]:grid-cols-1">
        <Sections lng={lng} preview={preview} sign={sign} ratings={ratings} {...data} />
        <ProfileContact
          lng={lng}
          company={company}
          points={pointsOf(data)}
          takesRequests={href !== null}
          preview={preview}
        />
      </div>
      {href && !preview && <RequestBar href={href} />}
    </div>
  );
}
