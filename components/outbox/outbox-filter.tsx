import { Search } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { mailStates, type OutboxAddress, outboxHref } from "@/lib/features/outbox/schema";

type Props = { lng: string; address: OutboxAddress };

/** State as links, search as a plain form: the filter stands in the address and works without scripts. */
export function OutboxFilter({ lng, address }: Props) {
  const t = useTranslations("mail.outbox");
  const choice = (state: OutboxAddress["state"], label: string) => (
    <Link
      key={label}
      href={outboxHref(lng, address, { state })}
      aria-current={address.state === state ? "true" : undefined}
      prefetch={false}
    >
      {label}
    </Link>
  );
  return (
    <div className="row" style={{ marginBottom: "var(--s-4)" }}>
      <nav className="seg auto" aria-label={t("stateLabel")}>
        {choice(undefined, t("all"))}
        {mailStates.map((state) => choice(state, t(`state.${state}`)))}
      </nav>
      <search>
        <form action={outboxHref(lng, {})} className="row tight flex-nowrap">
          {address.state && <input type="hidden" name="state" value={address.state} />}
          {address.template && <input type="hidden" name="template" value={address.template} />}
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
      {(address.state || address.q || address.template) && (
        <Link href={outboxHref(lng, {})} prefetch={false}>
          {t("reset")}
        </Link>
      )}
    </div>
  );
}
