"use client";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/i18n/routing";
import { CookieSettingsButton, footerLink } from "./cookie-settings-button";
import { type HeaderUser, type MenuLink, ownPath } from "./header-links";
import { Logo } from "./logo";
import { useTool } from "./use-tool";

const Links = ({ links }: { links: MenuLink[] }) =>
  links.map(({ href, label }) => (
    <Link key={href} className={footerLink} href={href}>
      {label}
    </Link>
  ));

function Column({ title, links }: { title: string; links: MenuLink[] }) {
  return (
    <div className="panel:contents">
      <h2 className="mb-2 sign-sm tracking-normal text-on-board panel:hidden">{title}</h2>
      <Links links={links} />
    </div>
  );
}

type Props = { lng: Language; user: HeaderUser | null; release: string };

/** In the panels one line, without what their header has. */
export function Footer({ lng, user, release }: Props) {
  const t = useTranslations("common");
  const isTool = useTool();
  const to = (path: string, label: string) => ({ href: `/${lng}${path}`, label });
  const legal = [
    to("/imprint", t("footer.imprint")),
    to("/terms_and_conditions", t("footer.terms")),
    to("/privacypolicy", t("footer.privacy")),
  ];
  if (isTool) {
    // What the law wants on each page, and no way elsewhere.
    return (
      <footer
        className="flex flex-wrap gap-x-4 bg-board px-5 py-3 text-xs text-on-board-2 print:hidden"
        data-surface="board"
      >
        <Links links={legal} />
        <CookieSettingsButton label={t("footer.cookies")} />
      </footer>
    );
  }
  const platform = [
    to("", t("nav.rentBus")),
    to("/price", t("footer.price")),
    to("/buspartner", t("nav.companies")),
    to("/adpartners", t("nav.adPartners")),
    to("/travelrecommendations", t("footer.recommendations")),
    to("/blog", t("menu.blog")),
  ];
  const own = ownPath(user?.companyType ?? null);
  const account = user
    ? [to(own, t(own.endsWith("/management") ? "menu.management" : "menu.userProfile"))]
    : [
        to("/login", t("nav.login")),
        to("/register/advertiser", t("nav.registerAdvertiser")),
        to("/register/buspartner", t("nav.registerBuspartner")),
      ];
  const help = [to("/faq", t("footer.faq")), to("/contact", t("footer.contact"))];
  const version = t("footer.version", { version: release });
  return (
    <footer
      // On a page shorter than the window it is pushed down to the end of the body.
      className="sticky top-[100vh] mt-16 bg-board pt-12 pb-5 text-on-board-2 in-data-embed:hidden print:hidden panel:static panel:mt-0 panel:border-t panel:border-board-line panel:py-2 panel:text-xs panel:max-lg:pb-24 [body:has([data-bottom-bar=action])_&]:max-lg:pb-24 [body:has([data-bottom-bar=step])_&]:max-md:pb-24 [main:has([data-band])+&]:mt-0 [main:has([data-band])+&]:border-t [main:has([data-band])+&]:border-board-line"
      data-surface="board"
    >
      <div className="mx-auto grid max-w-page grid-cols-[1.6fr_1fr_1fr_1fr] gap-8 px-edge max-lg:grid-cols-2 panel:max-w-none panel:flex panel:flex-wrap panel:gap-x-4 panel:gap-y-0 panel:px-5">
        <div className="text-on-board max-lg:col-span-full panel:hidden">
          <Logo href={`/${lng}`} brand={t("brand")} tagline={t("tagline")} />
          <p className="mt-3 max-w-[36ch] text-on-board-2">{t("footer.about")}</p>
        </div>
        <Column title={t("footer.platform")} links={platform} />
        <Column title={t("footer.account")} links={[...account, ...help]} />
        <div className="panel:contents">
          <Column title={t("footer.legal")} links={legal} />
          <CookieSettingsButton label={t("footer.cookies")} />
        </div>
        <span className="hidden py-1 panel:block">{version}</span>
      </div>
      <div className="mx-auto mt-8 grid panel:hidden max-w-page grid-cols-[minmax(0,1fr)_auto] items-center gap-4 px-edge text-xs">
        <svg height="10" width="100%" aria-hidden="true">
          <line className="stroke-brand" strokeWidth="3" x1="6" y1="5" x2="100%" y2="5" />
          <circle className="fill-brand" cx="5" cy="5" r="5" />
        </svg>
        <span>{version}</span>
      </div>
    </footer>
  );
}
