import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ErrorPage } from "@/components/layout/error-page";
import { ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { Detour } from "@/components/ui/detour-sign";

// Every process keeps this page in each language and answers with it, without its scripts, where a page fails for want of
// the database (lib/http/unavailable.ts).
export const stored = ["operator"];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return { title: t("serverError.title"), robots: { index: false } };
}

export default async function UnavailablePage() {
  const t = await getTranslations("common");
  const lng = await getLocale();
  return (
    <ErrorPage
      sign={<Detour text={t("serverError.sign")} />}
      title={t("serverError.title")}
      text={t("serverError.busy")}
      code={t("serverError.busyCode")}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for, whichever that was. */}
      <a className={buttonClass({ variant: "pri" })} href="">
        <Icon of="rotate-cw" />
        {t("action.retry")}
      </a>
      <ButtonLink href={`/${lng}`}>{t("action.home")}</ButtonLink>
    </ErrorPage>
  );
}
