import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { fleetFilter, fleetAddress, take } from "@/components/bus/fleet-address";
import { FleetPanel } from "@/components/bus/fleet-panel";
import { ClientMessages } from "@/components/layout/client-messages";
import { RatesForm } from "@/components/price/rates-form";
import { readPricing } from "@/lib/features/priceguide/queries/pricing";
import { readFleet } from "@/lib/features/bus/queries/panel";
import { calendarZone } from "@/lib/features/calendar/queries/zone";
import { getCompany } from "@/lib/features/company/queries/profile";
import { pageOf } from "@/lib/http/list-query";
import { isCountryCode } from "@/lib/i18n/countries";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import type { SearchParams } from "../../search-params";
import "@/sheets/company.css";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export const generateMetadata = screenMetadata("fleet", async (): Promise<Metadata> => {
  const t = await getTranslations("bus.panel");
  return { title: t("title"), robots: { index: false } };
});

/** A company's country, with which a new bus starts. */
function countryOf(address: unknown) {
  const { countryISO3166Code } = (address ?? {}) as { countryISO3166Code?: unknown };
  return isCountryCode(countryISO3166Code) ? countryISO3166Code : "DE";
}

export default orMissing(async function FleetPage({ params, searchParams }: Props) {
  const viewer = await openScreen("fleet", (await params).lng);
  const query = fleetAddress.read(await searchParams);
  const page = { ...pageOf(query.page, take), filter: fleetFilter(query) };
  const now = new Date();
  const [fleet, company, timeZone, pricing] = await Promise.all([
    readFleet(viewer, page, now),
    getCompany(viewer, viewer.company.id),
    calendarZone(viewer, viewer.company.id),
    readPricing(viewer, viewer.company.id),
  ]);
  return (
    <ClientMessages
      ns={["bus", "busrequest.vehicleTypes", "busrequest.ticket", "needs", "price", "upload"]}
      timeZone={timeZone}
    >
      <FleetPanel {...fleet} query={query} take={take} home={countryOf(company.address)} now={now.getTime()} />
      <RatesForm companyId={viewer.company.id} pricing={pricing} />
    </ClientMessages>
  );
});
