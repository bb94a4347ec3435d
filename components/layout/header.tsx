"use client";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import type { MenuEntry } from "@/lib/access/screens";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { InboxBadge } from "@/components/inbox/inbox-badge";
import type { Language } from "@/lib/i18n/routing";
import { DetailsMenu, menuLink, menuRule } from "./details-menu";
import { HeaderFrame } from "./header-frame";
import type { HeaderLinks, HeaderUser, MenuLink } from "./header-links";
import { LangSwitch } from "./lang-switch";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";
import { ToolHeader } from "./tool-header";
import { useTool } from "./use-tool";

const actions = "ml-auto flex flex-none items-center gap-2 @max-5xl:hidden @5xl:@max-7xl:gap-[0.15rem]";
const action = buttonClass({ variant: "ghost", className: "@5xl:@max-7xl:px-[0.55rem]! board:hover:bg-board-2!" });
const adminTag =
  "rounded-chip border-control border-brand px-2 pt-1 pb-1 sign-xs leading-none text-brand max-[23rem]:hidden @5xl:@max-7xl:hidden";
const companyTag = "min-w-0 truncate text-md font-medium text-ink-2 @3xl:border-l @3xl:border-line @3xl:pl-5";

type Waiting = { unread: number; since: number } | null;
type Props = {
  lng: Language;
  user: HeaderUser | null;
  menu: MenuEntry[];
  waiting: Waiting;
  /** Of the admin panel alone. */
  search?: ReactNode;
};

type Translate = ReturnType<typeof useTranslations<"common">>;

function linksFor(t: Translate, { lng, user, menu }: Pick<Props, "lng" | "user" | "menu">): HeaderLinks {
  const to = (path: string, label: string) => ({ href: `/${lng}${path}`, label });
  const entries = menu.filter((entry) => entry.name !== "logout");
  return {
    main: [to("", t("nav.rentBus")), to("/buspartner", t("nav.companies")), to("/adpartners", t("nav.adPartners"))],
    more: [
      to("/travelrecommendations", t("footer.recommendations")),
      to("/blog", t("menu.blog")),
      to("/contact", t("menu.contact")),
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
    profile: to("/userpanel/profile", t("nav.profile")),
    inbox: to("/userpanel/inbox", t("menu.inbox")),
    admin: user?.role === "admin" ? to("/adminpanel/pendingRequests", t("nav.admin")) : null,
    menu: entries.map(({ name, word = name, href, setUp }, index) => {
      return { ...to(href, t(`menu.${word}`)), apart: setUp && !entries[index - 1]?.setUp };
    }),
  };
}

/** Links of a menu; a rule stands above those that begin another part. */
function MenuLinks({ links }: { links: readonly MenuLink[] }) {
  return links.map((link) => (
    <Fragment key={link.href}>
      {link.apart && <hr className={menuRule} />}
      <NavLink className={menuLink} href={link.href} exact>
        {link.label}
      </NavLink>
    </Fragment>
  ));
}

function Anonymous({ links, register }: { links: HeaderLinks; register: string }) {
  return (
    <div className={actions}>
      <Link className={action} href={links.login.href}>
        {links.login.label}
      </Link>
      <DetailsMenu label={register} className={buttonClass({ className: "@5xl:@max-7xl:px-[0.55rem]!" })}>
        <MenuLinks links={links.register} />
      </DetailsMenu>
    </div>
  );
}

function initials(name: string) {
  return name.slice(0, 2).toUpperCase();
}

type SignedInProps = { links: HeaderLinks; user: HeaderUser; waiting: Waiting };

function SignedIn({ links, user, waiting }: SignedInProps) {
  const t = useTranslations("common.nav");
  return (
    <div className={actions}>
      {links.admin && (
        <NavLink className={action} href={links.admin.href}>
          {links.admin.label}
        </NavLink>
      )}
      {waiting && (
        <NavLink className={action} href={links.inbox.href}>
          <Icon of="inbox" size={18} />
          <span className="sr-only">{links.inbox.label}</span>
          <InboxBadge {...waiting} />
        </NavLink>
      )}
      <DetailsMenu
        className={cn(action, "gap-[0.55rem]! font-medium!")}
        label={
          <>
            <i
              className="inline-grid size-7.5 place-items-center rounded-full bg-ink sign-2xs leading-none text-page not-italic board:bg-brand board:text-on-brand @5xl:@max-7xl:hidden"
              aria-hidden
            >
              {initials(user.firstname)}
            </i>
            {t("hello", { name: user.firstname })}
          </>
        }
      >
        <MenuLinks links={links.menu} />
      </DetailsMenu>
      <NavLink className={action} href={links.profile.href}>
        {links.profile.label}
      </NavLink>
      <Link className={action} href={links.logout.href}>
        {links.logout.label}
      </Link>
    </div>
  );
}

/** The public links: a row on public pages, folded in the panels. */
function PublicLinks({ links, label }: { links: HeaderLinks; label: string }) {
  return (
    <nav className="flex gap-1.5 self-stretch @max-5xl:hidden @5xl:@max-7xl:gap-0" aria-label={label}>
      {links.main.map((link, index) => (
        <NavLink
          key={link.href}
          href={link.href}
          exact={index === 0}
          className="flex items-center border-b-5 border-transparent px-3 pt-1 sign-md leading-none no-underline hover:border-line aria-[current]:border-brand @5xl:@max-7xl:px-[0.55rem]"
        >
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
}

/** Drawn from its few values in the browser, too: its links are not in each page's data. */
export function Header({ lng, user, menu, waiting, search }: Props) {
  const t = useTranslations("common");
  const isTool = useTool();
  if (isTool) return <ToolHeader lng={lng} />;
  const links = linksFor(t, { lng, user, menu });
  const hello = user ? t("nav.hello", { name: user.firstname }) : null;
  return (
    <HeaderFrame
      logo={<Logo href={`/${lng}`} brand={t("brand")} tagline={t("tagline")} />}
      tag={user?.role === "admin" && <span className={adminTag}>{t("nav.admin")}</span>}
      search={search}
      company={user?.companyName && <span className={companyTag}>{user.companyName}</span>}
      nav={<PublicLinks links={links} label={t("nav.main")} />}
      folded={
        <nav className="@max-5xl:hidden" aria-label={t("nav.main")}>
          <DetailsMenu label={t("nav.public")} className={action} align="start">
            <MenuLinks links={[...links.main, ...links.more.slice(0, 2)]} />
          </DetailsMenu>
        </nav>
      }
    >
      <LangSwitch current={lng} label={t("strip.language")} place="bar" className="ml-auto md:hidden" />
      {user ? (
        <SignedIn links={links} user={user} waiting={waiting} />
      ) : (
        <Anonymous links={links} register={t("nav.register")} />
      )}
      <MobileMenu links={links} label={t("nav.menu")} hello={hello} badge={waiting && <InboxBadge {...waiting} />} />
    </HeaderFrame>
  );
}
