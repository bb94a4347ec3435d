import { useTranslations } from "next-intl";
import { searchSteps } from "@/lib/features/dispatch/rules";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import { formatTime, formatTimeWithSeconds } from "@/lib/i18n/formats";

type Line = DispatchRecord["history"][number];

/** What a press has done tells the step that follows its line: a ring, the phone list or the admins. */
const stepAfter = (history: readonly Line[], at: number) =>
  history.slice(at + 1).find(({ kind }) => searchSteps.includes(kind))?.kind ?? "asked";

function useWords(history: readonly Line[]) {
  const t = useTranslations("dispatch.history");
  return ({ kind, companyName, data }: Line, at: number) => {
    const company = companyName ?? t("gone");
    if (kind === "widened") return t("widened", { step: stepAfter(history, at) });
    if (kind === "locked") return companyName ? t("locked", { company }) : t("lockedOther");
    const time = typeof data.arrives === "number" ? formatTime(data.arrives) : "";
    return t(kind, { company, time, km: data.km ?? 0, count: Number(data.count ?? 0) });
  };
}

/** What has happened, the newest first; nobody changes it. */
export function DispatchHistory({ dispatch }: { dispatch: DispatchRecord }) {
  const t = useTranslations("dispatch.history");
  const { history } = dispatch;
  const wordsOf = useWords(history);
  return (
    <section className="card grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-baseline gap-2">
        <h2 className="mr-auto text-lg">{t("title")}</h2>
        <span className="text-xs text-ink-3">{t("lead")}</span>
      </div>
      <ol className="grid gap-2 text-sm">
        {[...history.entries()].toReversed().map(([at, line]) => (
          <li key={line.id} className="flex gap-3">
            <time className="reference" dateTime={new Date(line.at).toISOString()}>
              {formatTimeWithSeconds(line.at)}
            </time>
            <span className="min-w-0 wrap-anywhere">{wordsOf(line, at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
