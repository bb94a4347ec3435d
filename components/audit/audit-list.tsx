"use client";
import { useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { columnsWith } from "@/components/admin/columns";
import type { ListData } from "@/components/admin/types";
import { type AuditRecord, auditColumns, auditActions, auditList, auditNouns } from "@/lib/features/audit/schema";
import { api } from "@/lib/http/client";
import type { ListQuery } from "@/lib/http/admin-list";
import { formatDateTime } from "@/lib/i18n/formats";
import { AuditDetail } from "./audit-detail";
import { changesOf } from "./flat";
import { useAuditWords } from "./use-audit-words";

type Props = { query: ListQuery; first: ListData<AuditRecord>; keys: boolean };

const loadOne = async (id: string) => (await api("GET /admin/audit/{id}", { params: { id } })).first;

function useColumns() {
  const t = useTranslations("audit");
  const words = useAuditWords();
  const fields = ({ before, after }: AuditRecord) => {
    const names = changesOf(before, after).map(({ path }) => words.field(path));
    return names.length > 3 ? `${names.slice(0, 3).join("; ")} …` : names.join("; ");
  };
  return columnsWith(auditColumns, {
    created_at: {
      ...{ label: t("column.created_at"), sort: "created_at", nowrap: true },
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    user: { label: t("column.user"), cell: words.who },
    kind: { label: t("column.kind"), cell: ({ kind }) => words.word("kind", kind), usual: false },
    noun: { label: t("column.noun"), cell: ({ noun }) => words.word("noun", noun) },
    record: { label: t("column.record"), cell: ({ record }) => record && <b>{record}</b> },
    action: { label: t("column.action"), cell: ({ action }) => words.word("action", action) },
    before: { label: t("column.before"), usual: false },
    after: { label: t("column.after"), cell: fields },
    recordId: { label: t("column.recordId"), usual: false },
    userId: { label: t("column.userId"), usual: false },
    id: { label: t("column.id"), usual: false },
  });
}

/** Who did what, newest first. Nothing here can be changed. */
export function AuditList({ query, first, keys }: Props) {
  const t = useTranslations("audit");
  const words = useAuditWords();
  const nouns = auditNouns.map((value) => ({ value, label: words.word("noun", value) }));
  const actions = auditActions
    .map((value) => ({ value, label: words.word("action", value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <AdminList<AuditRecord>
      {...{ list: auditList, query, first, keys, columns: useColumns(), loadOne }}
      plain
      nameOf={words.title}
      words={{
        title: t("title"),
        searchLabel: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
      }}
      filters={[
        { name: "noun", label: t("column.noun"), choices: nouns },
        { name: "action", label: t("filter.action"), choices: actions },
        { name: "after", label: t("filter.after") },
        { name: "before", label: t("filter.before") },
      ]}
      detail={(line) => <AuditDetail line={line} />}
    />
  );
}
