"use client";
import { RetryNotice } from "@/components/ui/retry-notice";
import { type Fact, Facts } from "@/components/admin/facts";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import type { PanelTools } from "@/components/admin/types";
import { Button } from "@/components/ui/button";
import type { AdminBusDetail, AdminBusRecord } from "@/lib/features/bus/schema/admin";
import { api } from "@/lib/http/client";
import { countryName } from "@/lib/i18n/countries";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { dialogs } from "@/lib/state/dialogs";
import { useQuery } from "@/lib/http/queries";
import { useBusWords } from "../bus-words";
import { Plate } from "../plate";
import { BusPanelDialogs } from "./bus-panel-dialogs";
import "@/sheets/admin-lists.css";

type Props = PanelTools & { row: AdminBusRecord };

function useFacts(row: AdminBusRecord): Fact[] {
  const t = useTranslations("bus.admin.column");
  const words = useTranslations("bus.panel");
  const { nameOf, kitOf } = useBusWords();
  const lng = useLocale() as Language;
  const company = (
    <>
      <Link href={`/${lng}/publicProfile/${row.company.slug}`}>{row.company.name}</Link>
      {row.company.city && `, ${row.company.city}`}
    </>
  );
  return [
    [t("company"), company],
    [t("name"), nameOf(row)],
    [t("capacity"), row.capacity],
    [t("features"), kitOf(row).join(", ")],
    [t("country"), countryName(row.country, lng)],
    [t("active"), words(row.active ? "active" : "inactive")],
    [t("created_at"), formatDateTime(row.created_at)],
  ];
}

function Ahead({ ahead }: Pick<AdminBusDetail, "ahead">) {
  const t = useTranslations("bus.admin.panel");
  const words = useTranslations("bus");
  const more = ahead.count - ahead.named.length;
  return (
    <section className="grid grid-cols-1 content-start gap-2">
      <h3 className="sign-md">{t("ahead", { count: ahead.count })}</h3>
      {ahead.count === 0 && <p className="text-ink-2">{words("panel.noJob")}</p>}
      <ul className="grid grid-cols-1 content-start gap-2">
        {ahead.named.map(({ title, start, end }) => (
          <li key={`${start} ${title}`}>
            {title}
            <span>
              {formatDateTime(start)} – {formatDateTime(end)}
            </span>
          </li>
        ))}
        {more > 0 && <li>{words("retire.more", { count: more })}</li>}
      </ul>
    </section>
  );
}

/** One bus: whose it is, what it has ahead, and what an admin can do with it. */
export function BusPanel({ row, close, refresh }: Props) {
  const t = useTranslations("bus");
  const lng = useLocale();
  const { data, isError, refetch } = useQuery({
    queryKey: ["admin", "buses", "detail", row.id],
    queryFn: async () => (await api("GET /admin/buses/{id}", { params: { id: row.id } })).first,
    staleTime: 0,
  });
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Plate plate={row.licenceplate} country={row.country} size="lg" />
      <Facts facts={useFacts(row)} />
      {isError && (
        <RetryNotice retry={t("admin.panel.retry")} onRetry={refetch}>
          {t("admin.panel.failed")}
        </RetryNotice>
      )}
      {data && <Ahead ahead={data.ahead} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="pri" disabled={!data} onClick={() => dialogs.open("addBus")}>
          {t("panel.edit")}
        </Button>
        <Button disabled={!data} onClick={() => dialogs.open("qr")}>
          {t("panel.qr")}
        </Button>
      </div>
      <p>
        <Link href={`/${lng}/adminpanel/audit?q=${row.id}`}>{t("admin.audit")}</Link>
      </p>
      {data && <BusPanelDialogs detail={data} close={close} refresh={refresh} />}
    </div>
  );
}
