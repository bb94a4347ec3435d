"use client";
import { Facts } from "@/components/admin/facts";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import type { AuditRecord } from "@/lib/features/audit/schema/audit";
import { formatDateTime } from "@/lib/i18n/formats";
import { changesOf } from "./flat";
import { useAuditWords } from "./use-audit-words";

function Changes({ line }: { line: AuditRecord }) {
  const t = useTranslations("audit.detail");
  const words = useAuditWords();
  const changes = changesOf(line.before, line.after);
  if (changes.length === 0) return <p className="text-ink-2">{t("noChange")}</p>;
  return (
    <ul className="grid">
      {changes.map(({ path, before, after }) => (
        <li
          key={path}
          className="grid grid-cols-[minmax(7rem,11rem)_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line py-2 text-sm wrap-anywhere"
        >
          <span className="sign-sm">{words.field(path)}</span>
          {line.before && line.after ? (
            <span>
              <span className="sr-only">{t("before")}: </span>
              <del className="text-ink-2">{words.value(before, path)}</del> <span aria-hidden>→</span>{" "}
              <span className="sr-only">{t("after")}: </span>
              <ins className="font-bold no-underline">{words.value(after, path)}</ins>
            </span>
          ) : (
            <span>{words.value(line.before ? before : after, path)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Where the entry itself is found in the panel, by its id. */
const screens: Record<string, string> = {
  user: "users?open=",
  busrequest: "requests?open=",
  bus: "fleet?open=",
  outbox: "email/outbox?open=",
  news: "news/",
};

/** Name and id of what the line is about; a way to it as long as it is there. */
function Entry({ line }: { line: AuditRecord }) {
  const t = useTranslations("audit");
  const lng = useLocale();
  const { noun, record, recordId, action } = line;
  const screen = action === "delete" ? undefined : screens[noun];
  return (
    <span className="grid justify-items-start gap-1">
      {record && <b>{record}</b>}
      {record !== recordId && <span>{recordId}</span>}
      {screen && <Link href={`/${lng}/adminpanel/${screen}${recordId}`}>{t("detail.open")}</Link>}
    </span>
  );
}

/** One line of the trail in words: who, when, what, before and after. */
export function AuditDetail({ line }: { line: AuditRecord }) {
  const t = useTranslations("audit");
  const lng = useLocale();
  const words = useAuditWords();
  const userHref = (id: string) => `/${lng}/adminpanel/users?open=${id}`;
  const who = (
    <>
      {line.user && line.userId ? <Link href={userHref(line.userId)}>{words.who(line)}</Link> : words.who(line)}
      {line.user && `, ${words.word("kind", line.kind)}`}
    </>
  );
  const title = line.before && line.after ? "changed" : line.before ? "held" : "facts";
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Facts
        facts={[
          [t("column.created_at"), formatDateTime(line.created_at)],
          [t("column.user"), who],
          [t("column.action"), words.deed(line.action, line.noun)],
          [t("column.noun"), words.word("noun", line.noun)],
          [t("column.recordId"), <Entry key="entry" line={line} />],
        ]}
      />
      <section className="grid grid-cols-1 content-start gap-2">
        <h3 className="sign-md">{t(`detail.${title}`)}</h3>
        <Changes line={line} />
      </section>
      <p className="text-xs text-ink-3">{t("detail.kept")}</p>
    </div>
  );
}
