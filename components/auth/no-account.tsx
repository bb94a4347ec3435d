import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { KindSign } from "@/components/map/kind-sign";
import { Icon } from "@/components/ui/icon";

function Choice({ href, sign, title, text }: { href: string; sign: ReactNode; title: string; text: string }) {
  return (
    <Link
      className="grid grid-cols-[44px_1fr_auto] gap-4 items-center bg-surface text-ink rounded-card no-underline py-4 px-5"
      href={href}
    >
      {sign}
      <span>
        <h3 className="sign-lg">{title}</h3>
        <p className="mt-0.5 text-sm text-ink-2">{text}</p>
      </span>
      <Icon of="arrow-right" size={22} />
    </Link>
  );
}

/** Right side of the login page: where to go without an account. */
export async function NoAccount({ lng }: { lng: string }) {
  const t = await getTranslations("auth.login");
  const role = (
    <i className="w-11 h-11 rounded-control bg-ink text-surface grid place-items-center">
      <Icon of="bus" size={26} />
    </i>
  );
  return (
    <section
      className="grid content-center gap-5 bg-hero px-edge py-12 text-on-hero max-lg:px-4 max-lg:py-7 dark:border-l dark:border-line"
      aria-labelledby="no-account"
    >
      <h2 id="no-account" className="text-3xl">
        {t("noAccount")}
      </h2>
      <p className="max-w-[46ch] text-on-hero-2">{t("noAccountText")}</p>
      <Choice href={`/${lng}/register/buspartner`} sign={role} title={t("buspartner")} text={t("buspartnerText")} />
      <Choice
        href={`/${lng}/register/advertiser`}
        sign={<KindSign kind="partner" size={44} />}
        title={t("advertiser")}
        text={t("advertiserText")}
      />
      <Choice
        href={`/${lng}/request/new`}
        sign={<KindSign kind="grouprequest" size={44} />}
        title={t("group")}
        text={t("groupText")}
      />
    </section>
  );
}
