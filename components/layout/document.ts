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
