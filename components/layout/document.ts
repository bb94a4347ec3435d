import { preload } from "react-dom";

const signFace = new URL("../../fonts/overpass-latin-wght-normal.woff2", import.meta.url);
const textFace = new URL("../../fonts/archivo-latin-wght-normal.woff2", import.meta.url);

/** The two faces of every first view; the bundler gives them the same hashed address as fonts/faces.css. */
export function preloadFonts() {
  for (const face of [signFace, textFace]) {
    preload(String(face), { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}

export function themeOf(cookie: string | undefined) {
  return cookie === "dark" || cookie === "light" ? cookie : undefined;
}

/** The nonce that the middleware has put into the page's policy. */
export function nonceOf(headers: Headers) {
  return /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1];
}

/**
 * Before the first paint: the cookie, else the system. Asks the cookie again because a stored page is the
 * same for every reader. Without quotes and angle brackets, so that React writes it as it stands.
 */
export const themeScript =
  "var m=document.cookie.match(/(?:^|; )theme=(light|dark)/);document.documentElement.dataset.theme=m?m[1]:matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`";
