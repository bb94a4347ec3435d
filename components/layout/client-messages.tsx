import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { marketTimeZone } from "@/lib/i18n/formats";
import type { Wording } from "@/lib/i18n/messages";
import type { Namespace } from "@/lib/i18n/namespaces";
import { isLanguage } from "@/lib/i18n/routing";
import { wordsFile } from "@/lib/i18n/words";
import { ClientWords } from "./client-words";

/** What client components of every page need; everything else is named by the page that needs it. */
const sharedNamespaces = ["common", "form", "consent"] as const satisfies readonly Namespace[];
const isShared = (wording: Wording) => sharedNamespaces.some((name) => name === wording);

type Props = {
  /** Namespaces, whole or a group of one: tests/client-words.test.ts holds them against what is said inside. */
  ns: readonly Wording[];
  children: ReactNode /** Of the clock that the parts inside go by. */;
  timeZone?: string;
};

/** Names what is wanted (and the shared namespaces) to the browser for the client components inside. */
export async function ClientMessages({ ns, children, timeZone = marketTimeZone }: Props) {
  const locale = await getLocale();
  if (!isLanguage(locale)) return children;
  const own = ns.filter((wording) => !isShared(wording));
  const wanted = own.length > 0 ? [sharedNamespaces, own] : [sharedNamespaces];
  const files = await Promise.all(wanted.map((list) => wordsFile(locale, list)));
  for (const file of files) preload(file, { as: "script" });
  return (
    <ClientWords files={files} locale={locale} timeZone={timeZone}>
      {children}
    </ClientWords>
  );
}
