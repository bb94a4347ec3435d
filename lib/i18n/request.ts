import { getRequestConfig } from "next-intl/server";
import { loadMessages } from "./messages";
import { defaultLanguage, isLanguage } from "./routing";

export default getRequestConfig(async ({ requestLocale, locale }) => {
  const wanted = locale ?? (await requestLocale);
  const language = isLanguage(wanted) ? wanted : defaultLanguage;
  return { locale: language, messages: await loadMessages(language), timeZone: "Europe/Berlin" };
});
