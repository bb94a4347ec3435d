"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useAuditWords } from "@/components/audit/use-audit-words";
import type { AuditRecord } from "@/lib/features/audit/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { Part } from "./facts";
import { useWords } from "./use-words";

/** The last lines of the audit trail; each leads to its own. */
export function Log({ lines }: { lines: readonly AuditRecord[] }) {
  const t = useTranslations("dashboard.log");
  const words = useAuditWords();
  const { lng } = useWords();
  const path = `/${lng}/adminpanel/audit`;
  return (
    <Part title={t("title")} link={{ href: path, label: t("all") }}>
      {lines.length === 0 && <p className="text-ink-2">{t("none")}</p>}
      <ol className="db-l list-none text-sm py-0 px-0 mt-0 mx-0 mb-0">
        {lines.map((line) => (
          <li key={line.id}>
            <time>{formatDateTime(line.created_at)}</time>
            <Link href={`${path}?open=${line.id}`} prefetch={false}>
              {words.title(line)}
            </Link>
            <span>{words.who(line)}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
