import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { DetailsSummary } from "@/components/ui/details-summary";
import type { StatsRecord } from "@/lib/features/dashboard/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { factLinkClass, Facts, Part } from "./facts";
import { useWords } from "./use-words";

type Props = { stats: StatsRecord };

/** What waits to leave, and what did not. */
export function Mails({ stats: { mails, at } }: Props) {
  const t = useTranslations("dashboard.mails");
  const { number, span, lng } = useWords();
  const path = `/${lng}/adminpanel/email/outbox`;
  const link = (state: "queued" | "failed" | "sent") => (
    <Link className={factLinkClass} href={`${path}?state=${state}`}>
      {t(state)}
    </Link>
  );
  return (
    <Part title={t("title")} link={{ href: path, label: t("all") }}>
      <Facts
        entries={[
          { label: link("queued"), value: number(mails.queued) },
          ...(mails.oldest === null ? [] : [{ label: t("oldest"), value: span(at - mails.oldest) }]),
          { label: link("failed"), value: number(mails.failed), bad: mails.failed > 0 },
          { label: link("sent"), value: number(mails.sentToday) },
        ]}
      />
    </Part>
  );
}

/** Each queue's newest run, as pg-boss has it on record. */
export function Jobs({ stats: { jobs } }: Props) {
  const t = useTranslations("dashboard.jobs");
  const { number } = useWords();
  const failed = jobs.queues.reduce((sum, queue) => sum + queue.failed, 0);
  const waiting = jobs.queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const last = Math.max(0, ...jobs.queues.map((queue) => queue.last ?? 0));
  const said = (queue: (typeof jobs.queues)[number]) => {
    const when = queue.last === null ? t("never") : formatDateTime(queue.last);
    return queue.failed > 0 ? t("queueFailed", { when, count: queue.failed }) : when;
  };
  const queues = jobs.queues.map((queue) => ({ label: queue.name, value: said(queue), bad: queue.failed > 0 }));
  return (
    <Part title={t("title")}>
      <p className="mb-2 text-ink-2 text-sm">{t(`worker.${jobs.worker}`)}</p>
      {queues.length === 0 ? (
        <p className="text-ink-2">{t("none")}</p>
      ) : (
        <>
          <Facts
            entries={[
              { label: t("last"), value: last === 0 ? t("never") : formatDateTime(last) },
              { label: t("failed"), value: number(failed), bad: failed > 0 },
              { label: t("waiting"), value: number(waiting) },
            ]}
          />
          <details>
            <DetailsSummary>{t("queues", { count: queues.length })}</DetailsSummary>
            <Facts entries={queues} />
          </details>
        </>
      )}
    </Part>
  );
}

/** Of this process alone: nothing is kept longer. */
export function Errors({ stats: { errors } }: Props) {
  const t = useTranslations("dashboard.errors");
  const { number } = useWords();
  return (
    <Part title={t("title")}>
      <Facts
        entries={[
          { label: t("failed"), value: number(errors.failed), bad: errors.failed > 0 },
          { label: t("answers"), value: number(errors.answers) },
        ]}
      />
      <p className="mt-2 text-xs text-ink-3">{t("scope", { since: formatDateTime(errors.since) })}</p>
    </Part>
  );
}
