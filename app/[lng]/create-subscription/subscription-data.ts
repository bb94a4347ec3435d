import type { TravelService } from "@/lib/access/viewer";
import { rules } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import { stripeKey } from "@/env.client.mjs";
import { getHomeEntry } from "@/lib/features/advertiser/queries/home-entry";
import { readLocationBoard } from "@/lib/features/advertiserlocation/queries/board";
import { ownCompanies } from "@/lib/features/company/queries/own";
import { getSubscription, listOwnInvoices } from "@/lib/features/subscription/queries";
import { countryName } from "@/lib/i18n/countries";
import type { Language } from "@/lib/i18n/routing";
import { currentIssuer } from "@/lib/payment/issuer";
import { plansData } from "../plans-data";

type Address = Partial<Record<"street" | "number" | "line2" | "postal_code" | "city" | "countryISO3166Code", string>>;

function customerOf(viewer: TravelService, address: Address, lng: Language) {
  const country = address.countryISO3166Code ?? "DE";
  const parts = [
    [address.street, address.number],
    [address.line2],
    [address.postal_code, address.city],
    [countryName(country, lng)],
  ];
  const lines = parts.map((part) => part.filter(Boolean).join(" ")).filter((line) => line !== "");
  const editHref = `/${lng}${screens.companyProfile.path}`;
  return { name: viewer.company.name, lines, country, editHref };
}

/** What the page of one's own subscription is drawn with. */
export async function subscriptionData(viewer: TravelService, lng: Language) {
  const now = Date.now();
  const mayOrder = rules["subscription.order"](viewer);
  const [record, invoices, board, [company], entry] = await Promise.all([
    getSubscription(viewer),
    mayOrder ? listOwnInvoices(viewer) : [],
    readLocationBoard(viewer),
    ownCompanies(viewer),
    getHomeEntry(viewer, viewer.company.id),
  ]);
  const customer = customerOf(viewer, (company?.address ?? {}) as Address, lng);
  const { name: holder, bank, iban, bic } = currentIssuer();
  const { texts, prices } = await plansData(viewer, lng, customer.country, record.vatId ?? undefined);
  const { rows, allowed } = board;
  return {
    mayOrder,
    record,
    invoices,
    reach: {
      allowed,
      home: entry.active,
      all: rows.length,
      active: rows.filter(({ active }) => active).length,
    },
    now,
    locationsHref: `/${lng}${screens.locations.path}`,
    overdue: record.openInvoice !== null && record.openInvoice.dueAt < now,
    plans: { texts, prices },
    customer,
    stripeKey: stripeKey() || null,
    bank: { holder, bank, iban, bic },
  };
}
