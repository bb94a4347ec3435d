"use client";
import { AdminList } from "@/components/admin/admin-list";
import type { ListStart } from "@/components/admin/types";
import type { AuditRecord } from "@/lib/features/audit/schema/audit";
import { auditActions } from "@/lib/features/audit/schema/admin-list";
import { plainAuditList } from "@/lib/features/audit/schema/admin-list";
import { api } from "@/lib/http/client";
import { AuditDetail } from "./audit-detail";
import { changesOf } from "./flat";
import { useAuditWords } from "./use-audit-words";

/** Who did what, newest first. Nothing here can be changed. */
export function AuditList(start: ListStart<AuditRecord>) {
  const words = useAuditWords();
  const fields = ({ before, after }: AuditRecord) => {
    const names = changesOf(before, after).map(({ path }) => words.field(path));
    return names.length > 3 ? `${names.slice(0, 3).join("; ")} …` : names.join("; ");
  };
  const actions = auditActions
    .map((value) => ({ value, label: words.deed(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <AdminList
      {...start}
      plain
      list={plainAuditList}
      load={(query, signal) => api("GET /admin/audit", { query, signal })}
      loadOne={async (id) => (await api("GET /admin/audit/{id}", { params: { id } })).first}
      nameOf={words.title}
      cells={{
        user: words.who,
        kind: ({ kind }) => words.word("kind", kind),
        noun: ({ noun }) => words.word("noun", noun),
        record: ({ record }) => record && <b>{record}</b>,
        action: ({ action, noun }) => words.deed(action, noun),
        after: fields,
      }}
      options={{ noun: (noun) => words.word("noun", noun), action: actions }}
      detail={(line) => <AuditDetail line={line} />}
    />
  );
}
