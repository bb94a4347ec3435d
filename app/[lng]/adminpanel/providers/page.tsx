import { ProviderList } from "@/components/provider/provider-list";
import { listProviders } from "@/lib/features/provider/queries";
import { passiveList } from "@/lib/features/provider/schema/list-call";
import { countryChoices } from "@/lib/i18n/countries";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import { adminListPage } from "../admin-list-page";
import "@/sheets/admin-lists.css";

const page = adminListPage(passiveList, {
  ns: ["provider", "busrequest", "place"],
  read: listProviders,
  View: ProviderList,
  more: (_viewer, lng) => ({ registered: false, countries: countryChoices(isLanguage(lng) ? lng : defaultLanguage) }),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
