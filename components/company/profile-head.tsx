import { tabClass, tabsClass } from "@/components/layout/panel-tabs";
import { cn } from "@/components/ui/cn";
import { Picture as Image } from "@/components/ui/picture";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { FleetGroup } from "@/lib/features/bus/schema/fleet";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import { fleetSeats, fleetSize } from "./fleet-size";

/** Where a company's requests are sent; null for who takes none. */
export function requestHref(lng: string, { companyType, slug }: Pick<PublicCompanyRecord, "companyType" | "slug">) {
  return companyType === "travelService" ? null : `/${lng}/singlerequest/${encodeURIComponent(slug)}`;
}

/** "Donaubus Kellermayer" → DK */
function initialsOf(name: string) {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .map((word) => [...word][0]?.toLocaleUpperCase())
    .slice(0, 2)
    .join("");
}

const logoClass =
  "grid size-23 place-items-center overflow-hidden rounded-card bg-board title-3xl text-on-board max-md:size-15 max-md:text-xl";

function Logo({ company: { logo, name } }: { company: PublicCompanyRecord }) {
  const t = useTranslations("company.profile");
  // Pictures of other sites are not loaded (content security policy).
  if (!logo?.startsWith("/")) {
    return (
      <span className={logoClass} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <span className={logoClass}>
      <Image
        className="size-full bg-[#fff] object-contain"
        src={logo}
        alt={t("logo", { name })}
        width={92}
        height={92}
      />
    </span>
  );
}

function FleetLine({ fleet }: { fleet: readonly FleetGroup[] }) {
  const t = useTranslations("bus.fleet");
  const { from, to } = fleetSeats(fleet);
  const seats = from === to ? t("totalSeats", { from }) : t("totalRange", { from, to });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Icon of="bus" size={16} />
      {t("total", { count: fleetSize(fleet) })}, {seats}
    </span>
  );
}

/** A part of the page below: its id and its word. */
export type Part = { id: string; label: string };

function Parts({ parts }: { parts: readonly Part[] }) {
  const t = useTranslations("company.profile");
  return (
    <nav className={cn(tabsClass, "col-span-full mt-1 -mb-[1.6rem] border-0! print:hidden")} aria-label={t("sections")}>
      {parts.map(({ id, label }) => (
        <a key={id} className={cn(tabClass, "m-0! min-h-11 hover:border-brand hover:text-ink")} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}

type Props = {
  lng: string;
  company: PublicCompanyRecord;
  fleet: readonly FleetGroup[];
  parts: readonly Part[];
  /** Its licence and insurance were seen, and hold. */
  checked: boolean;
};

export function ProfileHead({ lng, company, fleet, parts, checked }: Props) {
  const t = useTranslations("company.profile");
  const types = useTranslations("busrequest.companyTypes");
  const { name, companyType, address } = company;
  const href = requestHref(lng, company);
  return (
    <div className="bg-surface border-b border-line">
      <div className="mx-auto grid max-w-page grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-6 gap-y-5 px-edge py-6 max-lg:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-4 max-md:gap-y-[0.9rem] max-md:py-[1.1rem] @max-[55rem]:grid-cols-[auto_minmax(0,1fr)]">
        <Logo company={company} />
        <div>
          <h1 className="text-3xl wrap-anywhere">{name}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-2 max-md:text-sm">
            {address && (
              <span className="flex flex-wrap items-center gap-2">
                <Icon of="map-pin" size={16} />
                {address.city}
              </span>
            )}
            <span>{types(companyType)}</span>
            {fleet.length > 0 && <FleetLine fleet={fleet} />}
            {checked && (
              <span className="flex flex-wrap items-center gap-2">
                <Icon of="badge-check" size={16} />
                {t("checked")}
              </span>
            )}
          </div>
        </div>
        {href && (
          <ButtonLink className="@max-[55rem]:col-span-full max-lg:hidden!" variant="sign" href={href}>
            {t("request")}
          </ButtonLink>
        )}
        {parts.length > 2 && <Parts parts={parts} />}
      </div>
    </div>
  );
}
