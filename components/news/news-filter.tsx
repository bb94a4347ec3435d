import { Search } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { newsStates } from "@/lib/features/news/rules";
import { type NewsAddress, newsHref } from "@/lib/features/news/schema";

type Props = { lng: string; address: NewsAddress };

/** State as links, search as a plain form: the filter stands in the address and works without scripts. */
export function NewsFilter({ lng, address }: Props) {
  const t = useTranslations("news.list");
  const states = useTranslations("news.state");
  const choice = (state: NewsAddress["state"], label: string) => (
    <Link
      key={label}
      href={newsHref(lng, address, { state })}
      aria-current={address.state === state ? "true" : undefined}
      prefetch={false}
    >
      {label}
    </Link>
  );
  return (
    <div className="row nw-filter">
      <nav className="seg auto" aria-label={t("stateLabel")}>
        {choice(undefined, t("all"))}
        {newsStates.map((state) => choice(state, states(state)))}
      </nav>
      <search>
        <form action={newsHref(lng, {})} className="row tight flex-nowrap">
          {address.state && <input type="hidden" name="state" value={address.state} />}
          <span className="inp">
            <Icon of={Search} size={16} />
            <input
              type="search"
              name="q"
              defaultValue={address.q}
              aria-label={t("search")}
              placeholder={t("search")}
              maxLength={200}
            />
          </span>
          <Button type="submit">{t("searchAction")}</Button>
        </form>
      </search>
      {(address.state || address.q) && (
        <Link href={newsHref(lng, {})} prefetch={false}>
          {t("reset")}
        </Link>
      )}
    </div>
  );
}
