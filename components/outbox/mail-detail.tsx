import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { MailRecord } from "@/lib/features/outbox/schema/outbox";
import { formatDateTime } from "@/lib/i18n/formats";
import { GroupName, MailStateBadge, TemplateName } from "./mail-state";

function Facts({ entries }: { entries: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      {entries.map(([label, value], index) => (
        <div key={String(index)} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 content-start gap-2">
      <h2 className="sign-lg">{title}</h2>
      {children}
    </section>
  );
}

function useStatus(mail: MailRecord) {
  const t = useTranslations("mail.outbox");
  const languages = new Intl.DisplayNames([useLocale()], { type: "language" });
  const entries: [string, ReactNode][] = [
    [t("column.state"), <MailStateBadge key="state" state={mail.state} />],
    [t("column.recipient"), mail.recipient],
    [t("column.template"), <TemplateName key="template" template={mail.template} />],
    [t("column.created"), formatDateTime(mail.created_at)],
    [t("detail.language"), languages.of(mail.language) ?? mail.language],
    [t("detail.attempts"), mail.attempts],
  ];
  if (mail.attachments.length > 0) entries.push([t("detail.attachment"), mail.attachments.join(", ")]);
  if (mail.group) entries.push([t("detail.group"), <GroupName key="group" group={mail.group} />]);
  if (mail.sent_at) entries.push([t("detail.sent"), formatDateTime(mail.sent_at)]);
  if (mail.nextAttempt && mail.attempts > 0) entries.push([t("detail.next"), formatDateTime(mail.nextAttempt)]);
  if (mail.error) entries.push([t("detail.error"), mail.error]);
  return entries;
}

type Props = { mail: MailRecord /** Above its parts. */; actions: ReactNode; narrow?: boolean };

/** All parts of one mail. The HTML is shown without scripts, forms or an origin of its own. */
export function MailDetail({ mail, actions, narrow = false }: Props) {
  const t = useTranslations("mail.outbox.detail");
  return (
    <div className={narrow ? "grid grid-cols-1 content-start gap-4" : "grid gap-6 lg:grid-cols-2"}>
      <div className="grid grid-cols-1 content-start gap-4">
        <Facts entries={useStatus(mail)} />
        {actions}
        {mail.links.length > 0 && (
          <Part title={t("links")}>
            <ul className="grid grid-cols-1 content-start gap-2 text-sm">
              {mail.links.map((link) => (
                <li key={link} className="wrap-anywhere">
                  <a href={link} target="_blank" rel="noreferrer">
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title={t("headers")}>
          <Facts entries={mail.headers} />
        </Part>
        <Part title={t("text")}>
          <pre className="whitespace-pre-wrap text-sm wrap-anywhere" lang={mail.language}>
            {mail.text}
          </pre>
        </Part>
      </div>
      <Part title={t("html")}>
        <iframe
          className="h-208 w-full border border-line bg-[#fff]"
          title={t("frame")}
          sandbox=""
          srcDoc={mail.html}
        />
      </Part>
    </div>
  );
}
