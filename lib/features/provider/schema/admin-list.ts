import { companyTypes } from "@/lib/features/busrequest/rules/kinds";
import { plainList } from "@/lib/http/admin-list";
import { countryCodes } from "@/lib/i18n/countries";
import type { ProviderKeys, ProviderRecord } from "./list";

/** Types of a company that offers something; a private requester is none. */
export const providerTypes = companyTypes.filter((type) => type !== "private");

const hidden = { usual: false };
const shared = {
  name: { sort: "name" },
  companyType: { values: "busrequest.companyTypes" },
  city: {},
  country: {},
  email: {},
  telephone: hidden,
  cellphone: hidden,
  fax: hidden,
  website: hidden,
  description: hidden,
  street: hidden,
  number: hidden,
  line2: hidden,
  postal_code: hidden,
  state: hidden,
  latitude: hidden,
  longitude: hidden,
  timeZone: hidden,
  active: {},
};
const created = {
  created_at: { of: (row: ProviderRecord) => new Date(row.created_at), sort: "created_at", nowrap: true },
};
const invited = ({ invited_at }: ProviderRecord) => (invited_at === null ? null : new Date(invited_at));
const filters = { companyType: { only: providerTypes }, country: { only: countryCodes }, active: { yesNo: true } };
const both = {
  labels: "provider.field",
  searchLabel: "provider.search",
  sorts: ["created_at", "name"],
  dir: "desc",
} as const;

/** Companies with an account. */
export const plainRegisteredList = plainList<ProviderRecord, ProviderKeys>()({
  ...both,
  name: "providers",
  screen: "registeredProviders",
  table: "providers",
  words: "provider.registered",
  columns: { ...shared, people: { right: true }, ...created },
  filters: { ...filters, fresh: { yesNo: true, label: "provider.filter.freshLabel" } },
  narrow: () => ({ registered: true }),
});

/** Companies that the admins know, without an account. */
export const plainPassiveList = plainList<ProviderRecord, ProviderKeys>()({
  ...both,
  name: "passiveproviders",
  screen: "providers",
  table: "passiveProviders",
  words: "provider.passive",
  columns: { ...shared, invited_at: { of: invited, nowrap: true }, ...created },
  filters: { ...filters, invited: { yesNo: true, label: "provider.filter.invitedLabel" } },
  narrow: () => ({ registered: false }),
});
