"use client";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AdminList } from "@/components/admin/admin-list";
import { columnsWith } from "@/components/admin/columns";
import type { BulkAction, ListData } from "@/components/admin/types";
import { type MailSummary, mailColumns, mailList, mailStates } from "@/lib/features/outbox/schema";
import type { ListQuery } from "@/lib/http/admin-list";
import { ApiError, api } from "@/lib/http/client";
import { formatDateTime } from "@/lib/i18n/formats";
import { mailGroups } from "@/lib/mail/groups";
import { MailPanel } from "./mail-panel";
import { GroupName, MailStateBadge, TemplateName } from "./mail-state";

type Props = {
  query: ListQuery;
  first: ListData<MailSummary>;
  keys: boolean;
  templates: readonly string[];
  intro?: ReactNode;
};

const at = (ms: number | null) => (ms === null ? "" : formatDateTime(ms));

function useColumns() {
  const t = useTranslations("mail.outbox.column");
  const languages = new Intl.DisplayNames([useLocale()], { type: "language" });
  return columnsWith(mailColumns, {
    subject: { label: t("subject"), cell: ({ subject, language }) => <span lang={language}>{subject || "–"}</span> },
    recipient: { label: t("recipient") },
    template: { label: t("template"), cell: ({ template }) => <TemplateName template={template} /> },
    state: { label: t("state"), nowrap: true, cell: ({ state }) => <MailStateBadge state={state} /> },
    created_at: {
      ...{ label: t("created"), sort: "created_at", nowrap: true },
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    sent_at: { label: t("sent_at"), nowrap: true, cell: ({ sent_at }) => at(sent_at), usual: false },
    error: { label: t("error") },
    group: { label: t("group"), cell: ({ group }) => group && <GroupName group={group} />, usual: false },
    language: { label: t("language"), cell: ({ language }) => languages.of(language), usual: false },
    attempts: { label: t("attempts"), right: true, usual: false },
    id: { label: t("id"), usual: false },
  });
}

function useFilters(templates: readonly string[]) {
  const t = useTranslations("mail.outbox");
  const nameOf = (template: string) =>
    t.has(`template.${template}` as "template.newOwner") ? t(`template.${template}` as "template.newOwner") : template;
  const named = templates.map((value) => ({ value, label: nameOf(value) }));
  return [
    {
      ...{ name: "state", label: t("column.state") },
      choices: mailStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      ...{ name: "template", label: t("column.template") },
      choices: named.sort((one, other) => one.label.localeCompare(other.label)),
    },
    {
      ...{ name: "group", label: t("column.group") },
      choices: mailGroups.map((value) => ({ value, label: t(`group.${value}`) })),
    },
  ];
}

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

/** What was sent, waits or failed. */
export function MailList({ query, first, keys, templates, intro }: Props) {
  const t = useTranslations("mail.outbox");
  return (
    <AdminList<MailSummary>
      {...{ list: mailList, query, first, keys, intro, columns: useColumns(), filters: useFilters(templates) }}
      bulk={useBulk()}
      loadOne={async (id) => (await api("GET /admin/outbox/{id}", { params: { id } })).first}
      nameOf={({ subject, template }) => subject || template}
      words={{
        title: t("title"),
        searchLabel: t("search"),
        emptyTitle: t("empty.title"),
        emptyText: t("empty.text"),
      }}
      detail={(mail, { refresh }) => <MailPanel mail={mail} refresh={refresh} />}
    />
  );
}
