import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { marketTimeZone } from "@/lib/i18n/formats";
import { pickMessages, type Wording } from "@/lib/i18n/messages";
import type { Namespace } from "@/lib/i18n/namespaces";
import { isLanguage } from "@/lib/i18n/routing";

/** What client components of every page need; everything else is named by the page that needs it. */
const sharedNamespaces = ["common", "form", "consent"] as const satisfies readonly Namespace[];

type Props = {
  /** Namespaces, whole or a group of one: tests/client-words.test.ts holds them against what is said inside. */
  ns: readonly Wording[];
  children: ReactNode /** Of the clock that the parts inside go by. */;
  timeZone?: string;
};

/** Sends what is named (and the shared namespaces) to the browser for the client components inside. */
export async function ClientMessages({ ns, children, timeZone = marketTimeZone }: Props) {
  const locale = await getLocale();
  if (!isLanguage(locale)) return children;
  const messages = await pickMessages(locale, [...new Set([...sharedNamespaces, ...ns])]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
