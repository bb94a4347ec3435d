"use client";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { RequestLine } from "@/components/busrequest/request-line";
import type { LineRequest } from "@/lib/features/busrequest/rules/line";
import type { Language } from "@/lib/i18n/routing";
import { ProfileSection } from "./profile-section";

type Props = { lng: Language; rows: readonly LineRequest[]; total: number };

/** Free buses and empty rides that everybody may see, next start first. */
export function ProfileRides({ lng, rows, total }: Props) {
  const t = useTranslations("company.profile");
  return (
    <ProfileSection id="rides" title={t("rides")}>
      {rows.length > 0 ? (
        <ul>
          {rows.map((request) => (
            <RequestLine key={request.id} lng={lng} request={request} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">{t("noRides")}</p>
      )}
      {total > rows.length && (
        <p className="mt-3">
          <Link href={`/${lng}?kind=vacancy,emptyride#requests`}>{t("moreRides", { count: total - rows.length })}</Link>
        </p>
      )}
    </ProfileSection>
  );
}
