/**
 * Stands for `next-intl` in the browser (next.config.mjs): what our parts ask of it, without its wrappers, which keep the writer of lists, ways of time and
 * ranges on every page. A name that is missing here stops the build.
 */
export { IntlProvider as NextIntlClientProvider, useLocale, useTimeZone, useTranslations } from "use-intl/react";
