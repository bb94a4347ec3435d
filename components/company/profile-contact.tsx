import type { IconName } from "@/components/ui/icon-list";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MapsLink } from "@/components/map/maps-link";
import type { MapPoint } from "@/components/map/types";
import { telHref } from "@/components/ui/tel";
import { Icon } from "@/components/ui/icon";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import { countryName } from "@/lib/i18n/countries";
import type { Language } from "@/lib/i18n/routing";
import { MailAddress } from "./mail-address";
import { MessageButton } from "./message-button";
import { ProfileMap } from "./profile-map";

type Props = {
  lng: Language;
  company: PublicCompanyRecord;
  points: MapPoint[];
  takesRequests: boolean;
  preview: boolean;
};

function Line({ icon, label, children }: { icon: IconName; label?: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 leading-snug wrap-anywhere">
      <Icon className="mt-0.5 text-ink-2" of={icon} size={18} />
      {label ? <span className="sr-only">{label}</span> : null}
      <span>{children}</span>
    </div>
  );
}

function Address({ lng, address }: { lng: Language; address: NonNullable<PublicCompanyRecord["address"]> }) {
  return (
    <Line icon="map-pin">
      {address.street} {address.number}
      {address.line2 ? `, ${address.line2}` : ""}
      <br />
      {address.postal_code} {address.city}
      <br />
      {countryName(address.countryISO3166Code, lng)}
    </Line>
  );
}

function Numbers({ company: { telephone, cellphone, fax } }: Pick<Props, "company">) {
  const t = useTranslations("company.profile");
  const lines = [
    { icon: "phone", label: t("telephone"), number: telephone, call: true },
    { icon: "smartphone", label: t("cellphone"), number: cellphone, call: true },
    { icon: "printer", label: t("fax"), number: fax, call: false },
  ] as const;
  return lines.map(({ icon, label, number, call }) =>
    number ? (
      <Line key={label} icon={icon} label={label}>
        {call ? <a href={telHref(number)}>{number}</a> : number}
      </Line>
    ) : null,
  );
}

function Lines({ lng, company }: Pick<Props, "lng" | "company">) {
  const t = useTranslations("company.profile");
  const { id, address, email, website, pdf } = company;
  return (
    <>
      {address && <Address lng={lng} address={address} />}
      <Numbers company={company} />
      {/* The address itself stays out of the page: robots collect it. */}
      {email && (
        <Line icon="mail">
          <MailAddress companyId={id} />
        </Line>
      )}
      {website && (
        <Line icon="globe" label={t("website")}>
          <a href={website} rel="nofollow noopener">
            {new URL(website).host.replace(/^www\./, "")}
          </a>
        </Line>
      )}
      {pdf && (
        <Line icon="file-text">
          <a href={pdf} rel="nofollow noopener">
            {t("pdf")}
          </a>
        </Line>
      )}
    </>
  );
}

/** Map and ways to the company, as far as it has published them; a message reaches it in any case. */
export function ProfileContact({ lng, company, points, takesRequests, preview }: Props) {
  const t = useTranslations("company.profile");
  const { id, name } = company;
  const [at] = points;
  return (
    <aside aria-label={t("contact")} id="contact">
      <div className="card card-flush">
        {points.length > 0 && !preview && <ProfileMap label={t("map", { name })} points={points} />}
        <div className="grid gap-2 px-5 pt-4 pb-5">
          <Lines lng={lng} company={company} />
          {at && !preview && <MapsLink way={[[at.longitude, at.latitude]]} />}
          <MessageButton lng={lng} companyId={id} name={name} takesRequests={takesRequests} />
        </div>
      </div>
      {takesRequests && <p className="text-xs wrap-anywhere text-ink-3 mt-3">{t("requestHint", { name })}</p>}
    </aside>
  );
}
