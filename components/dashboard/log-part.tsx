"use client";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useAuditWords } from "@/components/audit/use-audit-words";
import type { AuditRecord } from "@/lib/features/audit/schema/audit";
import { formatDateTime } from "@/lib/i18n/formats";
import { factLinkClass, Part } from "./facts";
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
      <ol className="text-sm">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-1 last:border-b-0"
          >
            <time className="text-ink-2">{formatDateTime(line.created_at)}</time>
            <Link className={factLinkClass} href={`${path}?open=${line.id}`}>
              {words.title(line)}
            </Link>
            <span className="col-2 text-ink-2 tabular-nums">{words.who(line)}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
