import { ArrowRight, Bus } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { KindSign } from "@/components/map/kind-sign";
import { Icon } from "@/components/ui/icon";
import "./styles.css";

function Choice({ href, sign, title, text }: { href: string; sign: ReactNode; title: string; text: string }) {
  return (
    <Link
      className="au-c grid grid-cols-[44px_1fr_auto] gap-4 items-center bg-surface text-ink rounded-card no-underline py-[1.1rem] px-[1.2rem]"
      href={href}
    >
      {sign}
      <span>
        <h3>{title}</h3>
        <p>{text}</p>
      </span>
      <Icon of={ArrowRight} size={22} />
    </Link>
  );
}

/** Right side of the login page: where to go without an account. */
export async function NoAccount({ lng }: { lng: string }) {
  const t = await getTranslations("auth.login");
  const role = (
    <i className="role w-[44px] h-[44px] rounded-control bg-ink text-surface grid place-items-center">
      <Icon of={Bus} size={26} />
    </i>
  );
  return (
    <section className="au-r" aria-labelledby="no-account">
      <h2 id="no-account">{t("noAccount")}</h2>
      <p className="p">{t("noAccountText")}</p>
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
