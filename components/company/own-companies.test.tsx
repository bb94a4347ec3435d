import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { companyKeys, ownCompanies } from "@/lib/features/company/client";
import user from "@/locales/en/user.json";
import { OwnCompanies } from "./own-companies";

afterEach(() => vi.unstubAllGlobals());

const company = {
  ...{ id: "0199aaaa-0000-7000-8000-000000000001", companyType: "busoperator", name: "Donaubus", slug: "donaubus" },
  ...{ registered: true, publicData: { description: true }, description: "Since 1961.", images: [], version: 1 },
};

/** Asks as the page does and shows what became of it. */
async function shown(status: number, body: object) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  await client.prefetchQuery(ownCompanies);
  expect(fetched).toHaveBeenCalledWith("/api/user/companies", expect.anything());
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="en" messages={{ user }} timeZone="Europe/Berlin">
        <OwnCompanies />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return { html, stored: client.getQueryData(companyKeys.own) };
}

const success = (entity: object[]) => ({ successful: true, error: "", errordesc: "", entity });

it("stores the current user's companies without duplicate ids and leads to their profiles", async () => {
  const { html, stored } = await shown(200, success([company, { ...company, name: "again" }]));
  expect(stored).toEqual([company]);
  expect(html).toContain("Donaubus");
  expect(html).toContain('href="/en/userpanel/companyprofile"');
  expect(html).toContain('href="/en/publicProfile/donaubus"');
  expect(html).not.toContain('role="alert"');
});

it("shows an error with a way to try again where loading them fails", async () => {
  const failure = { successful: false, error: "Unavailable", errordesc: "Detour. Please try again.", entity: [] };
  const { html, stored } = await shown(503, failure);
  expect(stored).toBeUndefined();
  expect(html).toContain('role="alert"');
  expect(html).toContain("Detour. Please try again.");
  expect(html).toContain(user.companies.retry);
});

it("shows nothing to somebody without a company", async () => {
  expect((await shown(200, success([]))).html).toBe("");
});
