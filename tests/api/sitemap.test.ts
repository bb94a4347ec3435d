import { beforeEach, describe, expect, it } from "vitest";
import * as robots from "@/app/robots.txt/route";
import * as part from "@/app/sitemap/[part]/route";
import * as index from "@/app/sitemap.xml/route";
import { announce } from "@/lib/cache/tags";
import { companyProfile } from "@/lib/features/company/queries/profile";
import { isIndexable } from "@/lib/features/company/rules/published";
import { sitemapXml } from "@/lib/features/sitemap/present";
import { sitemapPart, sitemapParts } from "@/lib/features/sitemap/queries";
import { fixedPages } from "@/lib/features/sitemap/rules";
import { prisma } from "@/lib/db/prisma";
import { makeCompany } from "@/prisma/factories/company";
import { params, request, resetDb } from "@/tests/db";

beforeEach(async () => {
  await resetDb();
  announce(["company"]);
});

const read = async (file: string) => part.GET(request(`/sitemap/${file}`), params({ part: file }) as never);
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
const shown = { publicData: { description: true }, description: "Seit 1961." };
const origin = "http://127.0.0.1:3000";

describe("/sitemap.xml", () => {
  it("names the parts, and each part is there", async () => {
    await makeCompany(shown);
    const answer = await index.GET();
    expect(answer.headers.get("content-type")).toContain("application/xml");
    const parts = locations(await answer.text());
    expect(parts).toEqual([`${origin}/sitemap/pages-0.xml`, `${origin}/sitemap/profiles-0.xml`]);
    for (const url of parts) expect((await read(url?.split("/").at(-1) ?? "")).status).toBe(200);
  });

  it("lists every public page in three languages with its sisters", async () => {
    const xml = await (await read("pages-0.xml")).text();
    expect(locations(xml)).toHaveLength(fixedPages.length * 3);
    expect(xml).toContain(`<loc>${origin}/es/faq</loc>`);
    for (const [language, path] of [
      ["de", "/de/faq"],
      ["es", "/es/faq"],
      ["x-default", "/en/faq"],
    ]) {
      expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`);
    }
  });

  it("lists exactly the profiles that their own page lets be indexed", async () => {
    const mail = { email: true, fax: true };
    const queries = [
      ...[shown, { ...shown, description: "" }, { ...shown, registered: false }, { ...shown, active: false }],
      ...[{ ...shown, companyType: "private" as const }, {}, { companyType: "travelService" as const }],
      ...[{ companyType: "travelService" as const, registered: false }, { publicData: mail }],
      ...[{ publicData: { fax: true } }, { publicData: { fax: "+49 941 1234" } }, { publicData: { fax: false } }],
      ...[{ publicData: { location: true } }, { publicData: { location: true }, longitude: null, latitude: null }],
      ...[{ publicData: { images: true } }, { publicData: { images: true }, images: ["/api/upload/x.webp"] }],
      ...[{ publicData: { address: true } }, { publicData: { fleet: true } }, { publicData: { unknown: true } }],
    ];
    const wanted: string[] = [];
    for (const query of queries) {
      const { slug } = await makeCompany(query);
      const profile = await companyProfile(slug);
      if (profile && isIndexable(profile)) wanted.push(`/publicProfile/${slug}`);
    }
    announce(["company"]);
    const entries = await sitemapPart("profiles-0.xml");
    expect(entries?.map(({ path }) => path).sort()).toEqual(wanted.sort());
    expect(wanted).toHaveLength(8);
  });

  it("splits what is too much for one part, without gap or repeat", async () => {
    for (let i = 0; i < 7; i += 1) await makeCompany(shown);
    const size = 3;
    const files = (await sitemapParts(size)).filter((file) => file.startsWith("profiles"));
    expect(files).toEqual(["profiles-0.xml", "profiles-1.xml", "profiles-2.xml"]);
    const parts = await Promise.all(files.map((file) => sitemapPart(file, size)));
    expect(parts.map((entries) => entries?.length)).toEqual([3, 3, 1]);
    expect(new Set(parts.flat().map((entry) => entry?.path)).size).toBe(7);
    expect(await sitemapPart("profiles-3.xml", size)).toBeNull();
  });

  it("follows a change at once, and tells a day only where it knows one", async () => {
    const { id } = await makeCompany(shown);
    announce(["company"]);
    expect(await (await read("profiles-0.xml")).text()).toContain("<lastmod>");
    await prisma.company.update({ where: { id }, data: { version: 2 } });
    expect(await (await read("profiles-0.xml")).text()).not.toContain("<lastmod>");
    await prisma.company.update({ where: { id }, data: { active: false } });
    announce(["company"]);
    expect(await sitemapParts()).toEqual(["pages-0.xml"]);
  });

  it("writes no address that breaks the XML", () => {
    expect(sitemapXml([{ path: "/a?b=1&c=<x>'" }])).toContain("/de/a?b=1&amp;c=%3Cx%3E");
  });

  it.each(["profiles-0.xml", "profiles-00.xml", "pages-1.xml", "pages-0", "__proto__-0.xml", "toString-0.xml"])(
    "404 for %s where there is no such part",
    async (file) => {
      expect((await read(file)).status).toBe(404);
    },
  );
});

it("robots.txt names the sitemap and closes the API, panels and personal links", async () => {
  const text = await robots.GET().text();
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of ["/api/", "/de/userpanel", "/en/adminpanel", "/es/myrequest", "/de/unsubscribe"]) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).toContain("Allow: /api/upload/");
  expect(text).not.toMatch(/^Disallow: \/(de|en|es)?$/m);
});
