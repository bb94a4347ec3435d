"use client";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { AuditRecord } from "@/lib/features/audit/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { changesOf } from "./flat";
import { useAuditWords } from "./use-audit-words";

function Changes({ line }: { line: AuditRecord }) {
  const t = useTranslations("audit.detail");
  const words = useAuditWords();
  const changes = changesOf(line.before, line.after);
  if (changes.length === 0) return <p className="mut">{t("noChange")}</p>;
  return (
    <ul className="au-d">
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <span className="lbl">{words.field(path)}</span>
          {line.before && line.after ? (
            <span>
              <span className="sr">{t("before")}: </span>
              <del>{words.value(before)}</del> <span aria-hidden>→</span> <span className="sr">{t("after")}: </span>
              <ins>{words.value(after)}</ins>
            </span>
          ) : (
            <span>{words.value(line.before ? before : after)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One line of the trail in words: who, when, what, before and after. */
export function AuditDetail({ line }: { line: AuditRecord }) {
  const t = useTranslations("audit");
  const lng = useLocale();
  const words = useAuditWords();
  const userHref = (id: string) => `/${lng}/adminpanel/users?open=${id}`;
  const title = line.before && line.after ? "changed" : line.before ? "held" : "facts";
  return (
    <div className="stack">
      <dl className="al-facts">
        <dt>{t("column.created_at")}</dt>
        <dd>{formatDateTime(line.created_at)}</dd>
        <dt>{t("column.user")}</dt>
        <dd>
          {line.user && line.userId ? <Link href={userHref(line.userId)}>{words.who(line)}</Link> : words.who(line)}
          {line.user && `, ${words.word("kind", line.kind)}`}
        </dd>
        <dt>{t("column.deed")}</dt>
        <dd>{words.word("deed", line.deed)}</dd>
        <dt>{t("column.noun")}</dt>
        <dd>{words.word("noun", line.noun)}</dd>
        <dt>{t("column.recordId")}</dt>
        <dd>{line.noun === "user" ? <Link href={userHref(line.recordId)}>{line.recordId}</Link> : line.recordId}</dd>
      </dl>
      <section className="stack sm">
        <h3 className="text-[length:var(--text-md)]">{t(`detail.${title}`)}</h3>
        <Changes line={line} />
      </section>
      <p className="cap">{t("detail.kept")}</p>
    </div>
  );
}
