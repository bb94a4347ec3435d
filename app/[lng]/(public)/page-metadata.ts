import type { Metadata } from "next";
import { defaultLanguage, languages } from "@/lib/i18n/routing";

type Words = { title: string; description: string; index?: boolean; picture?: string };

/** app/og draws them, and /og.png, in one size. */
const pictureOf = (url: string, alt: string) => ({ url, alt, width: 1200, height: 630 });

/** Title, description, canonical address and the other languages of a public page (`path` without language). */
export function pageMetadata(
  lng: string,
  path: string,
  { title, description, index = true, picture = "/og.png" }: Words,
): Metadata {
  const alternates = Object.fromEntries(languages.map((language) => [language, `/${language}${path}`]));
  return {
    title,
    description,
    alternates: {
      canonical: `/${lng}${path}`,
      languages: { ...alternates, "x-default": `/${defaultLanguage}${path}` },
    },
    // A page's own Open Graph replaces the layout's whole.
    openGraph: {
      title,
      description,
      url: `/${lng}${path}`,
      siteName: "Charabanc",
      type: "website",
      images: [pictureOf(picture, title)],
    },
    twitter: { card: "summary_large_image" },
    robots: index ? undefined : { index: false, follow: true },
  };
}
