import { MapPin } from "lucide-react";
import Image from "next/image";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";

/** Where a company's requests are sent; null for who takes none. */
export function requestHref(lng: string, { companyType, slug }: PublicCompanyRecord) {
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

async function Logo({ company: { logo, name } }: { company: PublicCompanyRecord }) {
  const t = await getTranslations("company.profile");
  // Pictures of other sites are not loaded (content security policy).
  if (!logo?.startsWith("/")) {
    return (
      <span className="cp-logo" aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <span className="cp-logo">
      <Image src={logo} alt={t("logo", { name })} width={92} height={92} />
    </span>
  );
}

export async function ProfileHead({ lng, company }: { lng: string; company: PublicCompanyRecord }) {
  const [t, types] = await Promise.all([
    getTranslations("company.profile"),
    getTranslations("busrequest.companyTypes"),
  ]);
  const { name, companyType, address } = company;
  const href = requestHref(lng, company);
  return (
    <div className="cp-h">
      <div className="wrap">
        <Logo company={company} />
        <div>
          <h1>{name}</h1>
          <div className="cp-meta">
            {address && (
              <span className="row tight">
                <Icon of={MapPin} size={16} />
                {address.city}
              </span>
            )}
            <span>{types(companyType)}</span>
          </div>
        </div>
        {href && (
          <ButtonLink className="cp-req" variant="sign" href={href} prefetch={false}>
            {t("request")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
