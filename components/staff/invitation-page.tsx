import { FactList } from "@/components/ui/fact-list";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

type Facts = { company: string; email: string; owner: boolean; invitedBy: string | null };

/** Who invites whom to what. */
export function InvitationFacts({ company, email, owner, invitedBy }: Facts) {
  const t = useTranslations("staff.invitation");
  return (
    <>
      <h1>{t("heading", { company })}</h1>
      <p className="max-w-measure text-lg text-ink-2">
        {invitedBy ? t("from", { host: invitedBy, company }) : t("fromCompany", { company })}
      </p>
      <FactList>
        <dt>{t("email")}</dt>
        <dd className="break-words">{email}</dd>
        <dt>{t("role")}</dt>
        <dd>{t(owner ? "ownerText" : "staffText")}</dd>
      </FactList>
    </>
  );
}

function NextStep({ href, children }: { href: string; children: ReactNode }) {
  const lng = useLocale();
  return (
    <ButtonLink variant="pri" href={`/${lng}${href}`}>
      {children}
    </ButtonLink>
  );
}

/** Nothing to do here, and the way on: a dead link, or an account that the link cannot move. */
export function InvitationEnd({ reason, company }: { reason: "dead" | "elsewhere" | "member"; company: string }) {
  const t = useTranslations("staff.invitation");
  return (
    <>
      {reason === "dead" && <h1>{t("title")}</h1>}
      <Notice tone={reason === "member" ? "info" : "warn"} title={t(`${reason}Title`, { company })}>
        {t(reason)}
      </Notice>
      <div className="flex flex-wrap items-center gap-3">
        <NextStep href="/login">{t("login")}</NextStep>
      </div>
    </>
  );
}
