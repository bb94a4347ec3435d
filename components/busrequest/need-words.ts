import { useLocale, useTranslations } from "next-intl";

import type { Needs } from "@/lib/features/busrequest/rules/needs";
import { needLines, type NeedWords } from "@/lib/i18n/need-words";
import type { Language } from "@/lib/i18n/routing";

/** What is asked for, each in a few words of the reader's language. */
export function useNeedLines() {
  const t = useTranslations("needs.words");
  const lng = useLocale() as Language;
  return (needs: Needs | null) => needLines(needs, t as NeedWords, lng);
}
