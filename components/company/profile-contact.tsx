import { FileText, Globe, type LucideIcon, MapPin, Phone, Printer, Smartphone } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import type { MapPoint } from "@/components/map/types";
import { Icon } from "@/components/ui/icon";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import { countryName } from "@/lib/i18n/countries";
import type { Language } from "@/lib/i18n/routing";
import { ProfileMap } from "./profile-map";

type Props = { lng: Language; company: PublicCompanyRecord; points: MapPoint[]; hint: ReactNode };

function Line({ icon, label, children }: { icon: LucideIcon; label?: string; children: ReactNode }) {
  return (
    <div className="ln">
      <Icon of={icon} size={18} />
      {label ? <span className="sr">{label}</span> : null}
      <span>{children}</span>
    </div>
  );
}

const tel = (number: string) => `tel:${number.replace(/[^+\d]/g, "")}`;

function Address({ lng, address }: { lng: Language; address: NonNullable<PublicCompanyRecord["address"]> }) {
  return (
    <Line icon={MapPin}>
      {address.street} {address.number}
      {address.line2 ? `, ${address.line2}` : ""}
      <br />
      {address.postal_code} {address.city}
      <br />
      {countryName(address.countryISO3166Code, lng)}
    </Line>
  );
}

async function Lines({ lng, company }: Pick<Props, "lng" | "company">) {
  const t = await getTranslations("company.profile");
  const { address, telephone, cellphone, fax, website, pdf } = company;
  const page = (href: string, text: string) => (
    <a href={href} rel="nofollow noopener">
      {text}
    </a>
  );
  return (
    <div className="in">
      {address && <Address lng={lng} address={address} />}
      {telephone && (
        <Line icon={Phone} label={t("telephone")}>
          <a href={tel(telephone)}>{telephone}</a>
        </Line>
      )}
      {cellphone && (
        <Line icon={Smartphone} label={t("cellphone")}>
          <a href={tel(cellphone)}>{cellphone}</a>
        </Line>
      )}
      {fax && (
        <Line icon={Printer} label={t("fax")}>
          {fax}
        </Line>
      )}
      {website && (
        <Line icon={Globe} label={t("website")}>
          {page(website, new URL(website).host.replace(/^www\./, ""))}
        </Line>
      )}
      {pdf && <Line icon={FileText}>{page(pdf, t("pdf"))}</Line>}
    </div>
  );
}

const contacts = ["address", "telephone", "cellphone", "fax", "website", "pdf"] as const;

/** Map and ways to the company, as far as it has published them. The e-mail address is left to the request form. */
export async function ProfileContact({ lng, company, points, hint }: Props) {
  const t = await getTranslations("company.profile");
  const some = contacts.some((field) => company[field] !== undefined);
  return (
    <aside aria-label={t("contact")}>
      {(some || points.length > 0) && (
        <div className="card">
          {points.length > 0 && (
            <ClientMessages ns={["map"]}>
              <ProfileMap label={t("map", { name: company.name })} points={points} />
            </ClientMessages>
          )}
          {some && <Lines lng={lng} company={company} />}
        </div>
      )}
      {hint && <p className="cap mt-3">{hint}</p>}
    </aside>
  );
}
