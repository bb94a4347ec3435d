import { NextIntlClientProvider } from "next-intl";
import { AdminSearchSlot } from "@/components/adminsearch/admin-search-slot";
import { loadMessages } from "@/lib/i18n/messages";
import type { Language } from "@/lib/i18n/routing";

/** The admins' search with its own words: the head stands outside of the panel's, and other readers get none of it. */
export async function HeaderSearch({ lng }: { lng: Language }) {
  const messages = await loadMessages(lng, ["common", "adminsearch"]);
  return (
    <NextIntlClientProvider locale={lng} messages={messages} timeZone="Europe/Berlin">
      <AdminSearchSlot />
    </NextIntlClientProvider>
  );
}
