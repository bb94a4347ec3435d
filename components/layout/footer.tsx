import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/i18n/routing";
import packageJson from "@/package.json";
import { CookieSettingsButton, footerLink } from "./cookie-settings-button";
import { type HeaderUser, type MenuLink, profilePath } from "./header-links";
import { Logo } from "./logo";

function Column({ title, links }: { title: string; links: MenuLink[] }) {
  return (
    <div>
      <h2 className="mb-2 text-sm tracking-normal text-on-board">{title}</h2>
      {links.map((link) => (
        <Link key={link.href} className={footerLink} href={link.href} prefetch={false}>
          {link.label}
        </Link>
      ))}
    </div>
  );
}

export async function Footer({ lng, user }: { lng: Language; user: HeaderUser | null }) {
  const t = await getTranslations("common");
  const to = (path: string, label: string) => ({ href: `/${lng}${path}`, label });
  const platform = [
    to("", t("nav.rentBus")),
    to("/buspartner", t("nav.companies")),
    to("/adpartners", t("nav.adPartners")),
    to("/travelrecommendations", t("footer.recommendations")),
    to("/blog", t("menu.blog")),
  ];
  const account = user
    ? [to(profilePath(user.companyType), t("nav.profile")), to("/logout", t("nav.logout"))]
    : [
        to("/login", t("nav.login")),
        to("/register/advertiser", t("nav.registerAdvertiser")),
        to("/register/buspartner", t("nav.registerBuspartner")),
      ];
  const help = [to("/faq", t("footer.faq")), to("/contact", t("footer.contact"))];
  const legal = [
    to("/imprint", t("footer.imprint")),
    to("/terms_and_conditions", t("footer.terms")),
    to("/privacypolicy", t("footer.privacy")),
  ];
  return (
    <footer
      // On a page shorter than the window it is pushed down to the end of the body.
      className="sticky top-[100vh] mt-16 bg-board pt-12 pb-5 text-on-board-2 in-data-embed:hidden print:hidden panel:mt-0 panel:max-lg:pb-24 [body:has([data-bottom-bar=action])_&]:max-lg:pb-24 [body:has([data-bottom-bar=step])_&]:max-md:pb-24 [main:has([data-band])+&]:mt-0 [main:has([data-band])+&]:border-t [main:has([data-band])+&]:border-board-line"
      data-surface="board"
    >
      <div className="mx-auto grid max-w-page grid-cols-[1.6fr_1fr_1fr_1fr] gap-8 px-edge max-lg:grid-cols-2">
        <div className="text-on-board max-lg:col-span-full">
          <Logo href={`/${lng}`} brand={t("brand")} tagline={t("tagline")} />
          <p className="mt-3 max-w-[36ch] text-on-board-2">{t("footer.about")}</p>
        </div>
        <Column title={t("footer.platform")} links={platform} />
        <Column title={t("footer.account")} links={[...account, ...help]} />
        <div>
          <Column title={t("footer.legal")} links={legal} />
          <CookieSettingsButton label={t("footer.cookies")} />
        </div>
      </div>
      <div className="mx-auto mt-8 grid max-w-page grid-cols-[1fr_auto] items-center gap-4 px-edge text-xs">
        <svg height="10" width="100%" aria-hidden="true">
          <line className="stroke-brand" strokeWidth="3" x1="6" y1="5" x2="100%" y2="5" />
          <circle className="fill-brand" cx="5" cy="5" r="5" />
        </svg>
        <span>{t("footer.version", { version: packageJson.version })}</span>
      </div>
    </footer>
  );
}
