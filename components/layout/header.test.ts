import { createElement } from "react";
import { prerender } from "react-dom/static";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MenuEntry } from "@/lib/access/screens";
import { Header } from "./header";
import type { HeaderUser } from "./header-links";
import { TopStrip } from "./top-strip";

vi.mock("next-intl", () => ({
  useTranslations: () => (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(" "),
}));
const at = vi.hoisted(() => ({ path: "" }));
vi.mock("next/navigation", () => ({
  usePathname: () => at.path,
  useSearchParams: () => new URLSearchParams("kind=vacancy"),
}));

beforeEach(() => {
  at.path = "/en/buspartner";
});

const textOf = async (node: Parameters<typeof prerender>[0]) => new Response((await prerender(node)).prelude).text();
const menu: MenuEntry[] = [
  { name: "management", href: "/userpanel/management" },
  { name: "filterSettings", href: "/userpanel/filtersettings", setUp: true },
  { name: "userProfile", href: "/userpanel/profile", setUp: true },
  { name: "logout", href: "/logout" },
];
const header = async (user: HeaderUser | null) =>
  textOf(createElement(Header, { lng: "en", user, menu: user ? menu : [], waiting: null }));
const person = (role: "user" | "admin"): HeaderUser => ({
  firstname: "Jana",
  role,
  companyType: "driver",
  companyName: "Moser Busse",
});
const to = (path: string) => `href="/en${path}"`;

describe("header", () => {
  it("links to rent a bus, for companies and ad partners, the current page marked", async () => {
    const html = await header(null);
    for (const path of ["", "/adpartners"]) expect(html).toContain(to(path));
    const marked = [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
    expect(marked).toHaveLength(1);
    expect(marked[0]).toContain(to("/buspartner"));
  });

  it("logged out: Login and a Register dropdown, nothing of an account", async () => {
    const html = await header(null);
    for (const path of ["/login", "/register/advertiser", "/register/buspartner"]) expect(html).toContain(to(path));
    for (const path of ["/logout", "/adminpanel", "/userpanel"]) expect(html).not.toContain(`href="/en${path}`);
  });

  it("logged in: greeting by first name, Profile and Logout, no Login and no Register", async () => {
    const html = await header(person("user"));
    expect(html).toContain("hello Jana");
    for (const path of ["/userpanel/management", "/userpanel/profile", "/logout"]) expect(html).toContain(to(path));
    for (const path of ["/login", "/register", "/adminpanel"]) expect(html).not.toContain(`href="/en${path}`);
  });

  it("shows the Admin link to pending requests to admins alone", async () => {
    expect(await header(person("admin"))).toContain(to("/adminpanel/pendingRequests"));
  });

  it("opens the reader's own profile by the word Profile, also for bus partners", async () => {
    const html = await header(person("user"));
    expect(html).toMatch(new RegExp(`<a [^>]*${to("/userpanel/profile")}[^>]*>nav\\.profile</a>`));
  });

  it("parts the daily work from what is set up once by a rule", async () => {
    const [work, setUp] = (await header(person("user"))).split("<hr");
    expect(work).toContain(to("/userpanel/management"));
    for (const path of ["/userpanel/filtersettings", "/userpanel/profile"]) expect(setUp).toContain(to(path));
  });

  it("in the panels: company, public links folded into a menu, one way to log out", async () => {
    const open = await header(person("user"));
    expect(open).not.toContain("Moser Busse");
    expect(open).not.toContain("nav.public");
    at.path = "/en/userpanel/management";
    const html = await header(person("user"));
    expect(html).toContain("Moser Busse");
    const [, folded] = html.split("nav.public");
    for (const path of ["", "/buspartner", "/adpartners", "/blog"]) expect(folded).toContain(to(path));
    expect(html.split(to("/buspartner"))).toHaveLength(2);
    expect(html.split(to("/logout"))).toHaveLength(2);
  });

  it("has a menu button for small screens", async () => {
    expect(await header(null)).toMatch(/<button[^>]*class="[^"]*@5xl:hidden![^>]*aria-haspopup="dialog"/);
  });
});

describe("top strip", () => {
  it("hides contact on small screens, imprint on medium ones too, and swaps the language alone", async () => {
    const html = await textOf(createElement(TopStrip, { lng: "en" }));
    expect(html).toMatch(/^<section class="[^"]*max-md:hidden/);
    expect(html).toContain(to("/contact"));
    expect(html).toMatch(new RegExp(`<a [^>]*class="[^"]*max-lg:hidden![^"]*"[^>]*${to("/imprint")}`));
    for (const lng of ["de", "en", "es"]) expect(html).toContain(`href="/${lng}/buspartner?kind=vacancy"`);
  });

  it("leaves the language to the bar on phones", async () => {
    const bar = (await header(null)).split("md:hidden").slice(1).join();
    for (const lng of ["de", "en", "es"]) expect(bar).toContain(`href="/${lng}/buspartner?kind=vacancy"`);
  });
});
