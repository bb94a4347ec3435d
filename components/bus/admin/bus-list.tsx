"use client";
import { useLocale, useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import type { BulkAction, ListStart } from "@/components/admin/types";
import { Badge } from "@/components/ui/badge";
import { later } from "@/components/ui/later";
import type { AdminBusRecord } from "@/lib/features/bus/schema/admin";
import { plainBusList } from "@/lib/features/bus/schema/admin-list";
import { api } from "@/lib/http/client";
import { countryName } from "@/lib/i18n/countries";
import type { Language } from "@/lib/i18n/routing";
import { useBusWords } from "../bus-words";
import { Plate } from "../plate";
import { eachRow } from "@/components/admin/each-row";

const BusPanel = later(() => import("./bus-panel").then((part) => part.BusPanel));

type Rows = readonly AdminBusRecord[];

const retire = ({ id, version }: AdminBusRecord) =>
  api("PUT /busses/{id}", { params: { id }, body: { active: false, version } });
const remove = ({ id }: AdminBusRecord) => api("DELETE /busses/{id}", { params: { id } });

/** What can be done to the marked buses, and the sentence that tells of it. */
function useBusActions() {
  const t = useTranslations("bus.admin");
  const tell = (done: "retired" | "removed", rows: Rows, kept: Rows) => {
    const said = t(`bulk.${done}`, { count: rows.length - kept.length });
    if (kept.length === 0) return said;
    const plates = kept.slice(0, 5).map((row) => row.licenceplate);
    return `${said} ${t("bulk.kept", { count: kept.length, plates: plates.join(", ") })}`;
  };
  return {
    retire: async (rows: Rows) => tell("retired", rows, (await eachRow(rows, retire)).kept),
    remove: async (rows: Rows) => tell("removed", rows, (await eachRow(rows, remove)).kept),
  };
}

function useBulk(): BulkAction<AdminBusRecord>[] {
  const t = useTranslations("bus.admin.bulk");
  const actions = useBusActions();
  return [
    {
      key: "retire",
      label: t("retire"),
      run: actions.retire,
      fits: ({ active }) => active,
      confirm: (rows) => ({
        title: t("retireTitle", { count: rows.length }),
        text: t("retireText", { trips: rows.reduce((sum, { ahead }) => sum + ahead, 0) }),
        label: t("retire"),
      }),
    },
    {
      key: "remove",
      label: t("remove"),
      danger: true,
      run: actions.remove,
      confirm: (rows) => ({
        title: t("removeTitle", { count: rows.length }),
        text: t("removeText"),
        label: t("remove"),
      }),
    },
  ];
}

/** All buses of the market, whoever they belong to. */
export function BusList(start: ListStart<AdminBusRecord>) {
  const t = useTranslations("bus.panel");
  const { designOf, featuresOf } = useBusWords();
  const lng = useLocale() as Language;
  return (
    <AdminList
      {...start}
      list={plainBusList}
      load={(query, signal) => api("GET /admin/buses", { query, signal })}
      loadOne={async (id) => (await api("GET /admin/buses/{id}", { params: { id } })).first.row}
      nameOf={({ licenceplate }) => licenceplate}
      cells={{
        licenceplate: ({ licenceplate, country }) => <Plate plate={licenceplate} country={country} size="sm" />,
        country: ({ country }) => countryName(country, lng),
        company: ({ company }) => <b>{company.name}</b>,
        design: designOf,
        features: (row) => featuresOf(row).join(", "),
        active: ({ active }) => <Badge tone={active ? "live" : "off"}>{t(active ? "active" : "inactive")}</Badge>,
      }}
      options={{
        design: (design) => designOf({ design }),
        country: (country) => countryName(country, lng),
        active: (value) => t(value === "yes" ? "active" : "inactive"),
      }}
      bulk={useBulk()}
      detail={(row, { close, refresh }) => <BusPanel row={row} close={close} refresh={refresh} />}
    />
  );
}
