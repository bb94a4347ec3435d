"use client";
import { RouteInline } from "@/components/busrequest/route-inline";
import { routeText } from "@/lib/i18n/route-text";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { KindSign } from "@/components/map/kind-sign";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import type { Preview as Found, PreviewRow } from "@/lib/features/filtersetting/schema";
import { formatDate, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { api } from "@/lib/http/client";
import { useQuery } from "@/lib/http/queries";
import type { SettingsValues } from "./values";

/** Milliseconds after the last change: moving a slider asks once. */
const pause = 400;

function useSettled<T>(value: T) {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as T;
}

function Row({ row }: { row: PreviewRow }) {
  const t = useTranslations("filtersetting.preview");
  const words = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const { id, category, from, to, date, passengers, distance, open } = row;
  const unit = kindFields[category].count;
  const title = <RouteInline route={routeText(from, to)} />;
  const facts = [
    words(`kinds.${category}`),
    formatDate(date),
    ...(passengers ? [`${formatNumber(passengers, lng)} ${words(`ticket.${unit}`, { count: passengers })}`] : []),
    ...(open ? [] : [t("over")]),
  ];
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)_auto] gap-x-[0.65rem] gap-y-0 border-t border-line py-2">
      <KindSign kind={category} size={22} />
      <span>
        {open ? (
          <Link href={`/${lng}/request/${id}`} target="_blank">
            {title}
          </Link>
        ) : (
          title
        )}
        <small className="block text-sm text-ink-2">{facts.join(", ")}</small>
      </span>
      {distance !== null && <b>{t("km", { km: formatNumber(Math.round(distance), lng) })}</b>}
    </li>
  );
}

function Hits({ found: { total, days, rows } }: { found: Found }) {
  const t = useTranslations("filtersetting.preview");
  const lng = useLocale() as Language;
  if (total === 0) return <p>{t("none", { days })}</p>;
  return (
    <>
      <p role="status">
        {t.rich("count", { count: total, number: formatNumber(total, lng), days, b: (text) => <b>{text}</b> })}
      </p>
      <ul className="grid">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {total > rows.length && <p className="text-xs text-ink-3">{t("first", { count: rows.length })}</p>}
    </>
  );
}

/** What the settings as they stand in the form would have brought in the last 30 days; nothing is saved for it. */
export function Preview({ companyId, values }: { companyId: string; values: SettingsValues }) {
  const t = useTranslations("filtersetting.preview");
  const lng = useLocale() as Language;
  const { mails: _mails, ...listQuery } = useSettled(values);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ["filtersetting", "preview", lng, companyId, listQuery],
    queryFn: async ({ signal }) => {
      // The validator comes after the page, with what it is asked for here; what is not whole yet is not sent.
      const { previewInput } = await import("@/lib/features/filtersetting/schema");
      const { data: body } = previewInput.safeParse(listQuery);
      if (!body) return null;
      const given = { params: { id: companyId }, query: { lng }, body, signal };
      return (await api("POST /company/{id}/filtersettings/preview", given)).first;
    },
    placeholderData: keepPreviousData,
  });
  return (
    <section
      className="card grid grid-cols-1 content-start gap-2"
      aria-labelledby="fs-preview"
      aria-busy={isPlaceholderData}
    >
      <h2 id="fs-preview" className="text-xl">
        {t("title")}
      </h2>
      {data === null && <p className="text-ink-2">{t("incomplete")}</p>}
      {isError && (
        <div className="grid grid-cols-1 content-start gap-2" role="alert">
          <p>{t("failed")}</p>
          <Button small className="justify-self-start" onClick={() => refetch()}>
            {t("retry")}
          </Button>
        </div>
      )}
      {data !== null && !isError && (data ? <Hits found={data} /> : <Skeleton height="9rem" />)}
    </section>
  );
}
