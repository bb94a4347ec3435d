import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { MenuEntry } from "@/lib/access/screens";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/i18n/routing";
import { DetailsMenu, menuLink } from "./details-menu";
import { HeaderFrame } from "./header-frame";
import { type HeaderLinks, type HeaderUser, profilePath } from "./header-links";
import { HeaderSearch } from "./header-search";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";

const actions = "ml-auto flex items-center gap-[0.6rem] max-lg:hidden lg:max-xl:gap-[0.15rem]";
const action = buttonClass({ variant: "ghost", className: "lg:max-xl:px-[0.55rem]! board:hover:bg-board-2!" });

type Props = { lng: Language; user: HeaderUser | null; menu: MenuEntry[] };

async function linksFor({ lng, user, menu }: Props): Promise<HeaderLinks> {
  const t = await getTranslations("common");
  const to = (path: string, label: string) => ({ href: `/${lng}${path}`, label });
  const entries = menu.filter((entry) => entry.name !== "logout");
  return {
    main: [to("", t("nav.rentBus")), to("/buspartner", t("nav.companies")), to("/adpartners", t("nav.adPartners"))],
    more: [
      to("/contact", t("menu.contact")),
      to("/blog", t("menu.blog")),
      to("/adpartners#benefits", t("menu.benefits")),
      to("/adpartners#prices", t("menu.prices")),
      to("/adpartners#mediadata", t("menu.mediadata")),
    ],
    register: [
      to("/register/advertiser", t("nav.registerAdvertiser")),
      to("/register/buspartner", t("nav.registerBuspartner")),
    ],
    login: to("/login", t("nav.login")),
    logout: to("/logout", t("nav.logout")),
    profile: to(profilePath(user?.companyType ?? null), t("nav.profile")),
    admin: user?.role === "admin" ? to("/adminpanel/pendingRequests", t("nav.admin")) : null,
    menu: entries.map((entry) => to(entry.href, t(`menu.${entry.name}`))),
  };
}

function Anonymous({ links, register }: { links: HeaderLinks; register: string }) {
  return (
    <div className={actions}>
      <Link className={action} href={links.login.href}>
        {links.login.label}
      </Link>
      <DetailsMenu label={register} className={buttonClass({ className: "lg:max-xl:px-[0.55rem]!" })}>
        {links.register.map((link) => (
          <Link key={link.href} className={menuLink} href={link.href}>
            {link.label}
          </Link>
        ))}
      </DetailsMenu>
    </div>
  );
}

function initials(name: string) {
  return name.slice(0, 2).toUpperCase();
}

async function SignedIn({ links, user }: { links: HeaderLinks; user: HeaderUser }) {
  const t = await getTranslations("common.nav");
  return (
    <div className={actions}>
      {links.admin && (
        <NavLink className={action} href={links.admin.href}>
          {links.admin.label}
        </NavLink>
      )}
      <DetailsMenu
        className={cn(action, "gap-[0.55rem]! font-medium!")}
        label={
          <>
            <i
              className="inline-grid size-7.5 place-items-center rounded-full bg-ink font-sign text-2xs/none font-bold text-page not-italic board:bg-brand board:text-on-brand lg:max-xl:hidden"
              aria-hidden
            >
              {initials(user.firstname)}
            </i>
            {t("hello", { name: user.firstname })}
          </>
        }
      >
        {links.menu.map((link) => (
          <NavLink key={link.href} className={menuLink} href={link.href}>
            {link.label}
          </NavLink>
        ))}
      </DetailsMenu>
      <Link className={action} href={links.profile.href}>
        {links.profile.label}
      </Link>
      <Link className={action} href={links.logout.href} prefetch={false}>
        {links.logout.label}
      </Link>
    </div>
  );
}

export async function Header({ lng, user, menu }: Props) {
  const t = await getTranslations("common");
  const links = await linksFor({ lng, user, menu });
  const hello = user ? t("nav.hello", { name: user.firstname }) : null;
  return (
    <HeaderFrame
      logo={<Logo href={`/${lng}`} brand={t("brand")} tagline={t("tagline")} />}
      tag={
        <span className="rounded-chip border-control border-brand px-2 pt-[0.3rem] pb-1 font-sign text-xs/none font-heavy text-brand group-data-search/header:max-[23rem]:hidden">
          {t("nav.admin")}
        </span>
      }
      search={user?.role === "admin" && <HeaderSearch lng={lng} />}
    >
      <nav
        className="flex gap-[0.35rem] self-stretch max-lg:hidden lg:max-xl:gap-0 group-data-search/header:max-[96rem]:hidden"
        aria-label={t("nav.main")}
      >
        {links.main.map((link) => (
          <NavLink
            key={link.href}
            href={link.href}
            exact={link.href === `/${lng}`}
            className="flex items-center border-b-5 border-transparent px-[0.8rem] pt-1 font-sign text-md/none font-bold no-underline hover:border-line aria-[current]:border-brand lg:max-xl:px-[0.55rem]"
          >
            {link.label}
          </NavLink>
        ))}
      </nav>
      {user ? <SignedIn links={links} user={user} /> : <Anonymous links={links} register={t("nav.register")} />}
      <MobileMenu links={links} label={t("nav.menu")} hello={hello} />
    </HeaderFrame>
  );
}
