"use client";
import { useLocale, useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { columnsWith } from "@/components/admin/columns";
import type { BulkAction, ListData } from "@/components/admin/types";
import { Badge } from "@/components/ui/badge";
import { type AdminBusRecord, adminBusColumns, adminBusList } from "@/lib/features/bus/schema/admin";
import { knownPlateCountries } from "@/lib/features/bus/rules";
import { vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import type { ListQuery } from "@/lib/http/admin-list";
import { api } from "@/lib/http/client";
import { countryName } from "@/lib/i18n/countries";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useBusWords } from "../bus-words";
import { Plate } from "../plate";
import { BusPanel } from "./bus-panel";
import { eachRow } from "@/components/admin/each-row";

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

type Props = { query: ListQuery; first: ListData<AdminBusRecord>; keys: boolean };

const loadOne = async (id: string) => (await api("GET /admin/buses/{id}", { params: { id } })).first.row;

function useColumns() {
  const t = useTranslations("bus.admin.column");
  const words = useTranslations("bus.panel");
  const lng = useLocale() as Language;
  const { designOf, featuresOf } = useBusWords();
  return columnsWith(adminBusColumns, {
    licenceplate: {
      label: t("licenceplate"),
      sort: "licenceplate",
      nowrap: true,
      cell: (row) => <Plate plate={row.licenceplate} country={row.country} size="sm" />,
    },
    country: { label: t("country"), cell: ({ country }) => countryName(country, lng), usual: false },
    company: { label: t("company"), cell: ({ company }) => <b>{company.name}</b> },
    city: { label: t("city") },
    design: { label: t("design"), cell: designOf },
    capacity: { label: t("capacity"), right: true },
    name: { label: t("name"), usual: false },
    features: { label: t("features"), cell: (row) => featuresOf(row).join(", "), usual: false },
    stars: { label: t("stars"), right: true, usual: false },
    wheelchairPlaces: { label: t("wheelchairPlaces"), right: true, usual: false },
    ahead: { label: t("ahead"), right: true },
    active: {
      label: t("active"),
      cell: ({ active }) => <Badge tone={active ? "live" : "off"}>{words(active ? "active" : "inactive")}</Badge>,
    },
    created_at: {
      label: t("created_at"),
      sort: "created_at",
      nowrap: true,
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    id: { label: t("id"), usual: false },
  });
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
export function BusList({ query, first, keys }: Props) {
  const t = useTranslations("bus.admin");
  const words = useTranslations("bus.panel");
  const { designOf } = useBusWords();
  const lng = useLocale() as Language;
  return (
    <AdminList<AdminBusRecord>
      list={adminBusList}
      query={query}
      first={first}
      keys={keys}
      columns={useColumns()}
      bulk={useBulk()}
      loadOne={loadOne}
      nameOf={(row) => row.licenceplate}
      words={{ title: t("title"), searchLabel: t("search"), emptyTitle: t("emptyTitle"), emptyText: t("emptyText") }}
      filters={[
        {
          name: "design",
          label: t("column.design"),
          choices: vehicleTypes.map((value) => ({ value, label: designOf({ design: value }) })),
        },
        {
          name: "country",
          label: t("column.country"),
          choices: knownPlateCountries.map((value) => ({ value, label: countryName(value, lng) })),
        },
        {
          name: "active",
          label: t("column.active"),
          choices: [
            { value: "yes", label: words("active") },
            { value: "no", label: words("inactive") },
          ],
        },
      ]}
      detail={(row, { close, refresh }) => <BusPanel row={row} close={close} refresh={refresh} />}
    />
  );
}
