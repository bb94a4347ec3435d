import type { APIRequestContext } from "@playwright/test";
import { author, end, leaksOf, start, stop } from "@/tests/secrets";
import { expect, test } from "../fixtures";

const hour = 3_600_000;
const languages = ["de", "en", "es"];

const hrefs = (html: string) => [...html.matchAll(/(?:href|src)="(\/[^"#]*)"/g)].map(([, path = ""]) => path);
const isPage = (path: string) =>
  !/^\/(_next|fonts|tiles|map|upload|api\/upload)|\.(css|js|woff2|svg|png|jpg|webp|avif|ico)/.test(path);

/** Each address as a document and, for a page, as what the browser's router asks for. */
async function read(request: APIRequestContext, path: string) {
  const page = await request.get(path);
  const text = await page.text();
  if (!page.headers()["content-type"]?.includes("text/html")) return [{ path, text }];
  const router = await request.get(path, { headers: { rsc: "1" } });
  return [
    { path, text },
    { path: `${path} (RSC)`, text: await router.text() },
  ];
}

/** Follows links until `most` addresses are read; the home page alone leads to some fifty. */
async function crawl(request: APIRequestContext, begin: readonly string[], most: number) {
  const seen = new Set(begin);
  const found: { path: string; text: string }[] = [];
  for (const path of seen) {
    const answers = await read(request, path);
    found.push(...answers);
    for (const next of hrefs(answers[0]?.text ?? "")) if (isPage(next) && seen.size < most) seen.add(next);
  }
  return found;
}

test("no public page, feed or answer holds a private author's name, numbers or front door", async ({
  request,
  database,
  signIn,
  browser,
  baseURL,
}) => {
  test.setTimeout(400_000);
  const date = Date.now() + 2 * hour;
  const body = {
    ...{ category: "grouprequest", ...author, passengers: 42, organisationType: "CLUB", vehicleTypes: ["coach"] },
    ...{ start: { address: start, date }, end: { address: end, date: date + 9 * hour }, stops: [stop] },
    ...{ transferType: "transfertwoway", description: "Zwei Tage, viel Gepäck." },
  };
  const posted = await request.post("/api/busrequest", { data: body, headers: { origin: baseURL ?? "" } });
  const { id } = (await posted.json()).entity[0];
  const approve = `update bus_request set state = 'active', "confirmedAt" = now(), "approvedAt" = now() where id = $1`;
  await database.query(approve, [id]);
  const own = languages.flatMap((lng) => [`/${lng}/request/${id}`, `/${lng}`, `/${lng}/travelrecommendations`]);
  const others = [`/og/request/de/${id}.png`, "/sitemap.xml", "/robots.txt", "/de/blog/feed.xml", "/api/openapi.json"];
  const answers = ["/api/busrequest?take=100", `/api/busrequest/${id}`, "/api/busrequest/map?bbox=5,45,20,55&zoom=9"];
  const leaks = (found: { path: string; text: string }[]) =>
    found.flatMap(({ path, text }) => leaksOf(text).map((secret) => `${path}: ${secret}`));

  await test.step("nobody is signed in", async () => {
    const found = await crawl(request, [...own, ...others, ...answers], 90);
    expect(found.find(({ path }) => path === `/de/request/${id}`)?.text).toContain("Pilsen");
    expect(found.length).toBeGreaterThan(100);
    expect(leaks(found)).toEqual([]);
  });

  for (const account of ["busoperator", "hotel"]) {
    await test.step(`signed in as ${account}`, async () => {
      const context = await browser.newContext();
      await signIn(account, context);
      const panel = ["nearrequests", "nearrequests?sort=distance", "management", "filtersettings", "offers"];
      const found = await crawl(
        context.request,
        [...own, ...panel.map((page) => `/de/userpanel/${page}`), ...answers],
        40,
      );
      expect(leaks(found)).toEqual([]);
      await context.close();
    });
  }
});
