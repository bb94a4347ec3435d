import { sessionTokenOf } from "@/lib/auth/cookie";
import { isLanguage, type Language, preferredLanguage } from "@/lib/i18n/routing";

/** Request header by which the production front says that it has passed the gate already. */
export const frontHeader = "x-charabanc-front";
/** Request header by which next-intl and the layout learn the language. */
export const languageHeader = "x-next-intl-locale";

type GateInput = {
  pathname: string;
  search: string;
  cookies: ReadonlyMap<string, string>;
  acceptLanguage: string | null;
};

type GateAnswer =
  | { type: "next"; language: Language | null }
  | { type: "redirect"; location: string; status: 307 | 308 }
  | { type: "malformed" };

const withoutLanguage = /^\/(api|_next|locales|basemap|icons|fonts)(\/|$)/;
const panel = /^\/(userpanel|adminpanel|create-subscription)(\/|$)/;

/** Whether a path can be read at all. */
export function decodes(pathname: string) {
  try {
    decodeURIComponent(pathname);
    return !pathname.toLowerCase().includes("%00");
  } catch {
    return false;
  }
}

/**
 * Language and sign-in redirects, decided without any I/O. A convenience, never the lock: who may read what
 * is enforced where the data are.
 */
export function gate(input: GateInput): GateAnswer {
  const { pathname, search } = input;
  if (!decodes(pathname)) return { type: "malformed" };
  const [, first = "", ...rest] = pathname.split("/");
  // Below a language everything is a page, whatever its name ends in.
  const isFile = !isLanguage(first) && /\.[a-z0-9]{2,12}$/i.test(pathname);
  if (isFile || withoutLanguage.test(pathname)) return { type: "next", language: null };
  if (!isLanguage(first)) {
    const path = pathname.replace(/^\/+/, "/").replace(/\/$/, "");
    return {
      type: "redirect",
      location: `/${preferredLanguage(input.cookies, input.acceptLanguage)}${path}${search}`,
      status: 307,
    };
  }
  const inner = `/${rest.join("/")}`;
  if (panel.test(inner) && !sessionTokenOf(input.cookies)) {
    const back = encodeURIComponent(pathname + search);
    return { type: "redirect", location: `/${first}/login?callbackUrl=${back}`, status: 307 };
  }
  return { type: "next", language: first };
}
