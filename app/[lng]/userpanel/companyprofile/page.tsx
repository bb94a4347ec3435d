import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ProfileEditor } from "@/components/company/edit/profile-editor";
import { ReadOnlyProfile } from "@/components/company/edit/read-only";
import { LinkKinds } from "@/components/company/link-kinds";
import { ClientMessages } from "@/components/layout/client-messages";
import { PanelTabs } from "@/components/layout/panel-tabs";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { env } from "@/env.mjs";
import { isBusPartner, isOwner } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import type { Viewer } from "@/lib/access/viewer";
import { ownFleetSummary } from "@/lib/features/bus/queries/summary";
import { ownCompanies } from "@/lib/features/company/queries/own";
import { toPublicRecord } from "@/lib/features/company/rules/published";
import { isLanguage } from "@/lib/i18n/routing";
import { timeZonesWith } from "@/lib/i18n/time-zones";
import { loadProfile } from "../../(public)/publicProfile/[name]/load";
import { companyTabs } from "../../company-tabs";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/shown.css";

type Props = { params: Promise<{ lng: string }> };

export const generateMetadata = screenMetadata("companyProfile", async (): Promise<Metadata> => {
  const t = await getTranslations("companyprofile");
  return { title: t("title"), robots: { index: false } };
});

async function NoCompany({ lng }: { lng: string }) {
  const t = await getTranslations("companyprofile.empty");
  const action = (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink variant="pri" href={`/${lng}/register/buspartner`}>
        {t("buspartner")}
      </ButtonLink>
      <ButtonLink href={`/${lng}/register/advertiser`}>{t("advertiser")}</ButtonLink>
    </div>
  );
  return <EmptyState title={t("title")} text={t("text")} action={action} />;
}

async function Frame({
  lng,
  viewer,
  slug,
  children,
}: {
  lng: string;
  viewer: Viewer;
  slug?: string;
  children: ReactNode;
}) {
  const [t, tabs] = await Promise.all([getTranslations("companyprofile"), companyTabs(viewer, lng, "companyProfile")]);
  return (
    <>
      <PageHead title={t("title")} className="mb-4">
        {slug && (
          <Link
            className="ml-auto max-md:ml-0 flex flex-wrap items-center gap-2 max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
            href={`/${lng}/publicProfile/${slug}`}
            target="_blank"
          >
            {t("view")}
            <Icon of="external-link" size={16} />
          </Link>
        )}
      </PageHead>
      {tabs.length > 1 && <PanelTabs label={t("tabs")} tabs={tabs} />}
      {children}
    </>
  );
}

export default orMissing(async function CompanyProfilePage({ params }: Props) {
  const { lng } = await params;
  if (!isLanguage(lng)) notFound();
  const viewer = await openScreen("companyProfile", lng);
  const [[record], t] = await Promise.all([ownCompanies(viewer), getTranslations("companyprofile")]);
  const owner = isOwner(viewer);
  if (!record)
    return (
      <Frame lng={lng} viewer={viewer}>
        {<NoCompany lng={lng} />}
      </Frame>
    );
  if (!owner)
    return (
      <Frame lng={lng} viewer={viewer} slug={record.slug}>
        {<ReadOnlyProfile record={record} />}
      </Frame>
    );
  const [{ rides, locations }, fleet, links] = await Promise.all([
    loadProfile(viewer, toPublicRecord(record), lng),
    ownFleetSummary(viewer, record.id),
    getTranslations("company.links"),
  ]);
  return (
    <Frame lng={lng} viewer={viewer} slug={record.slug}>
      <p className="my-4 text-ink-2">{t("lead")}</p>
      <ClientMessages
        ns={["companyprofile", "upload", "place", "map", "company", "busrequest", "bus", "recommendations"]}
      >
        <ProfileEditor record={record} around={{ rides, locations, fleet }} zones={timeZonesWith(record.timeZone)} />
        {isBusPartner(viewer) && (
          <section className="mt-4" aria-labelledby="calendars">
            <h2 id="calendars" className="mb-3">
              {t("calendars")}
            </h2>
            <p className="mb-3 text-ink-2">{t("calendarsText")}</p>
            <ButtonLink href={`/${lng}${screens.management.path}?new=calendar`}>
              <Icon of="calendar-plus" size={17} />
              {t("calendarsOpen")}
            </ButtonLink>
          </section>
        )}
        <section className="mt-4" aria-labelledby="website">
          <h2 id="website" className="mb-3">
            {links("title")}
          </h2>
          <LinkKinds lng={lng} slug={record.slug} companyType={record.companyType} appUrl={env.APP_URL} />
        </section>
      </ClientMessages>
    </Frame>
  );
});
