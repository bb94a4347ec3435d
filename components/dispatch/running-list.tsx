"use client";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import type { ListStart } from "@/components/admin/types";
import { Badge } from "@/components/ui/badge";
import type { SearchStage } from "@/lib/features/dispatch/rules";
import { type RunningSearch, runningList } from "@/lib/features/dispatch/schema";
import { api } from "@/lib/http/client";
import { formatTime } from "@/lib/i18n/formats";
import { telOf } from "./tel";

const tones = { stuck: "no", answered: "live", asking: "pend", paused: "off" } as const satisfies Record<
  SearchStage,
  string
>;

/** Searches for a bus that run, for the admins who help where nobody answers. */
export function RunningList(start: ListStart<RunningSearch>) {
  const t = useTranslations("dispatch.admin");
  const lng = useLocale();
  return (
    <AdminList
      {...start}
      list={runningList}
      load={(query, signal) => api("GET /admin/searches", { query, signal })}
      nameOf={({ reference, place }) => `${reference}, ${place}`}
      intro={<p className="text-ink-2 mb-4">{t("intro")}</p>}
      cells={{
        reference: ({ id, reference }) => (
          <Link href={`/${lng}/userpanel/dispatch/${id}`} prefetch={false}>
            {reference}
          </Link>
        ),
        stage: ({ stage }) => <Badge tone={tones[stage]}>{t(`stage.${stage}`)}</Badge>,
        phone: ({ phone }) => phone && <a href={telOf(phone)}>{phone}</a>,
        since: ({ created_at: at }) => formatTime(at),
        ring: ({ ring }) => ring !== null && t("km", { km: ring }),
        due: ({ dueAt }) => dueAt !== null && formatTime(dueAt),
      }}
      options={{ stage: (stage) => t(`stage.${stage}`) }}
    />
  );
}
