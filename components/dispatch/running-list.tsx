"use client";
import { useLocale, useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { type Fact, Facts } from "@/components/admin/facts";
import type { ListStart } from "@/components/admin/types";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import type { SearchStage } from "@/lib/features/dispatch/rules";
import type { RunningSearch } from "@/lib/features/dispatch/schema/dispatch";
import { plainRunningList } from "@/lib/features/dispatch/schema/admin-list";
import { api } from "@/lib/http/client";
import { formatDateTime, formatTime } from "@/lib/i18n/formats";
import { telHref } from "@/components/ui/tel";

const tones = { stuck: "no", answered: "live", asking: "pend", paused: "off" } as const satisfies Record<
  SearchStage,
  string
>;

function SearchFacts({ row }: { row: RunningSearch }) {
  const t = useTranslations("dispatch.admin");
  const lng = useLocale();
  const { id, stage, place, passengers, author, phone, created_at: since, ring, asked, seen, answered, can } = row;
  const facts: Fact[] = [
    [
      t("column.stage"),
      <Badge key="stage" tone={tones[stage]}>
        {t(`stage.${stage}`)}
      </Badge>,
    ],
    [t("column.place"), place],
    [t("column.passengers"), passengers],
    [t("column.author"), author],
    [
      t("column.phone"),
      phone && (
        <a key="phone" href={telHref(phone)}>
          {phone}
        </a>
      ),
    ],
    [t("column.since"), formatDateTime(since)],
    [t("column.ring"), ring !== null && t("km", { km: ring })],
    [t("column.asked"), asked],
    [t("seen"), seen],
    [t("column.answered"), answered],
    [t("column.can"), can],
  ];
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Facts facts={facts} />
      <ButtonLink variant="pri" href={`/${lng}/userpanel/dispatch/${id}`}>
        {t("open")}
      </ButtonLink>
    </div>
  );
}

/** Searches for a bus that run, for the admins who help where nobody answers. */
export function RunningList(start: ListStart<RunningSearch>) {
  const t = useTranslations("dispatch.admin");
  return (
    <AdminList
      {...start}
      plain
      whole
      list={plainRunningList}
      load={(query, signal) => api("GET /admin/searches", { query, signal })}
      nameOf={({ reference, place }) => `${reference}, ${place}`}
      intro={<p className="text-ink-2 mb-4">{t("intro")}</p>}
      cells={{
        stage: ({ stage }) => <Badge tone={tones[stage]}>{t(`stage.${stage}`)}</Badge>,
        phone: ({ phone }) => phone && <a href={telHref(phone)}>{phone}</a>,
        since: ({ created_at: at }) => formatTime(at),
        ring: ({ ring }) => ring !== null && t("km", { km: ring }),
        due: ({ dueAt }) => dueAt !== null && formatTime(dueAt),
      }}
      detail={(row) => <SearchFacts row={row} />}
      options={{ stage: (stage) => t(`stage.${stage}`) }}
    />
  );
}
