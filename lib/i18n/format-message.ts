import formatCompiled from "use-intl/format-message/format-only";
import { compileText } from "./compiled";

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Made once a language, where next-intl makes them once a page. */
const formatters = {
  getPluralRules(locale: string, options?: Intl.PluralRulesOptions) {
    const key = locale + options?.type;
    const rules = plurals.get(key) ?? new Intl.PluralRules(locale, options);
    plurals.set(key, rules);
    return rules;
  },
  getNumberFormat(locale: string, options?: Intl.NumberFormatOptions) {
    const key = locale + JSON.stringify(options);
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
    numbers.set(key, format);
    return format;
  },
};

type Given = Parameters<typeof formatCompiled>;

/**
 * Stands for next-intl's own on the server (`use-intl/format-message` in next.config.mjs), which reads the ICU of each word anew for each page. A word is compiled once,
 * as the browser gets it (compiled.ts), so that both say the same by the same means.
 */
export default function formatMessage(...[key, message, values, options]: Given): ReturnType<typeof formatCompiled> {
  if (typeof message !== "string") throw new Error(`${key} is no word`);
  const compiled = compileText(message);
  if (typeof compiled === "string") return compiled;
  return formatCompiled(key, compiled as Given[1], values, {
    ...options,
    formatters: { ...options.formatters, ...formatters },
  });
}

/** Read by next-intl: `t.raw` gives a word as it is written. */
formatMessage.raw = true;
