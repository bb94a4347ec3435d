"use client";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AdminList } from "@/components/admin/admin-list";
import { later } from "@/components/ui/later";
import type { BulkAction, ListStart } from "@/components/admin/types";
import type { MailSummary } from "@/lib/features/outbox/schema/outbox";
import { plainMailList } from "@/lib/features/outbox/schema/admin-list";
import { ApiError, api } from "@/lib/http/client";
import { GroupName, MailStateBadge, TemplateName } from "./mail-state";

const MailPanel = later(() => import("./mail-panel").then((part) => part.MailPanel));

type Props = ListStart<MailSummary> & { templates: readonly string[]; intro?: ReactNode };

/** One by one: a mail that may not leave again stops none of the others. */
async function resendAll(rows: readonly MailSummary[]) {
  let refused = 0;
  for (const { id } of rows) {
    try {
      await api("POST /admin/outbox/{id}/resend", { params: { id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      refused += 1;
    }
  }
  return refused;
}

function useBulk(): BulkAction<MailSummary>[] {
  const t = useTranslations("mail.outbox.resend");
  const confirm = (rows: readonly MailSummary[]) => ({
    title: t("ask", { count: rows.length }),
    text: t("text"),
    label: t("do"),
  });
  async function run(rows: readonly MailSummary[]) {
    const refused = await resendAll(rows);
    const count = rows.length - refused;
    return refused > 0 ? t("some", { count, refused }) : t("done", { count });
  }
  return [{ key: "resend", label: t("do"), fits: ({ recipient }) => recipient.includes("@"), confirm, run }];
}

function useTemplates(templates: readonly string[]) {
  const t = useTranslations("mail.outbox");
  const nameOf = (template: string) =>
    t.has(`template.${template}` as "template.newOwner") ? t(`template.${template}` as "template.newOwner") : template;
  const named = templates.map((value) => ({ value, label: nameOf(value) }));
  return named.sort((one, other) => one.label.localeCompare(other.label));
}

/** What was sent, waits or failed. */
export function MailList({ templates, ...start }: Props) {
  const t = useTranslations("mail.outbox");
  const languages = new Intl.DisplayNames([useLocale()], { type: "language" });
  return (
    <AdminList
      {...start}
      list={plainMailList}
      load={(query, signal) => api("GET /admin/outbox", { query, signal })}
      loadOne={async (id) => (await api("GET /admin/outbox/{id}", { params: { id } })).first}
      nameOf={({ subject, template }) => subject || template}
      cells={{
        subject: ({ subject, language }) => <span lang={language}>{subject || "–"}</span>,
        template: ({ template }) => <TemplateName template={template} />,
        state: ({ state }) => <MailStateBadge state={state} />,
        group: ({ group }) => group && <GroupName group={group} />,
        language: ({ language }) => languages.of(language),
      }}
      options={{
        state: (state) => t(`state.${state}`),
        template: useTemplates(templates),
        group: (group) => t(`group.${group}`),
      }}
      bulk={useBulk()}
      detail={(mail, { refresh }) => <MailPanel mail={mail} refresh={refresh} />}
    />
  );
}
