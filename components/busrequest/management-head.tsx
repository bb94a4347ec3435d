import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { activeFilters, type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import { KindLink } from "./kind-link";
import { type ManagementFilter, managementAddress, toggleKind } from "./management-filter";

/** In the order of dispatch, as in the calendar. */
const dispatch = ["vacancy", "emptyride", "grouprequest", "emergency"] as const satisfies readonly Kind[];

/** New entry of any kind in one click. */
export function QuickNew({ path }: { path: string }) {
  const t = useTranslations("busrequest");
  const own = useTranslations("calendar");
  const lng = useLocale();
  return (
    <nav className="flex flex-wrap items-center gap-2" aria-label={t("manage.newLabel")}>
      <span className="sign-sm flex flex-wrap items-center gap-2">
        <Icon of="plus" size={16} />
        {t("manage.new")}
      </span>
      {dispatch.map((kind) => (
        <ButtonLink key={kind} small href={`/${lng}/request/new?kind=${kind}`}>
          <KindSign kind={kind} size={18} />
          {t(`kinds.${kind}`)}
        </ButtonLink>
      ))}
      <ButtonLink small href={`${path}?new=booking`}>
        <Icon of="bus" size={18} />
        {own("own")}
      </ButtonLink>
    </nav>
  );
}

/** Kinds and states as links: the filter is the address. */
export function ManagementFilters({ filter, path }: { filter: ManagementFilter; path: string }) {
  const t = useTranslations("busrequest");
  const to = (change: Partial<ManagementFilter>) =>
    `${path}${managementAddress.write({ ...filter, page: 1, ...change })}`;
  return (
    <nav className="flex flex-wrap items-center gap-2" aria-label={t("manage.filter")}>
      <span className="sign-sm">{t("manage.kinds")}</span>
      {kinds.map((kind) => (
        <KindLink
          key={kind}
          kind={kind}
          on={filter.kinds.includes(kind)}
          href={to({ kinds: toggleKind(filter.kinds, kind) })}
        />
      ))}
      <span className="segments segments-auto ml-auto">
        {activeFilters.map((active) => (
          <Link
            key={active}
            href={to({ active })}
            aria-current={filter.active === active ? "true" : undefined}
            scroll={false}
          >
            {t(`manage.active.${active}`)}
          </Link>
        ))}
      </span>
    </nav>
  );
}
