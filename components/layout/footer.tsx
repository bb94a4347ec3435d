import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/i18n/routing";
import packageJson from "@/package.json";
import { CookieSettingsButton } from "./cookie-settings-button";
import { type HeaderUser, type MenuLink, profilePath } from "./header-links";
import { Logo } from "./logo";

function Column({ title, links }: { title: string; links: MenuLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      {links.map((link) => (
        <Link key={link.href} href={link.href} prefetch={false}>
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
    <footer className="ft" data-surface="board">
      <div className="ft-in">
        <div className="ft-brand">
          <Logo href={`/${lng}`} brand={t("brand")} tagline={t("tagline")} />
          <p>{t("footer.about")}</p>
        </div>
        <Column title={t("footer.platform")} links={platform} />
        <Column title={t("footer.account")} links={[...account, ...help]} />
        <div>
          <Column title={t("footer.legal")} links={legal} />
          <CookieSettingsButton label={t("footer.cookies")} />
        </div>
      </div>
      <div className="ft-end">
        <svg className="ft-line" height="10" width="100%" aria-hidden="true">
          <line x1="6" y1="5" x2="100%" y2="5" />
          <circle cx="5" cy="5" r="5" />
        </svg>
        <span>{t("footer.version", { version: packageJson.version })}</span>
      </div>
    </footer>
  );
}
