"use client";
import { useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { columnsWith } from "@/components/admin/columns";
import type { BulkAction, ListData, Look } from "@/components/admin/types";
import { mayInvite } from "@/lib/features/provider/rules/invitation";
import {
  passiveColumns,
  passiveList,
  type ProviderRecord,
  providerTypes,
  registeredColumns,
  registeredList,
} from "@/lib/features/provider/schema/list";
import type { ListQuery } from "@/lib/http/admin-list";
import { api } from "@/lib/http/client";
import { formatDateTime } from "@/lib/i18n/formats";
import { ActiveBadge } from "./active-badge";
import { PassiveActions } from "./passive-actions";
import { ProviderPanel } from "./provider-panel";
import { useForEach } from "./use-provider-actions";

type Countries = readonly { value: string; label: string }[];
type Props = {
  query: ListQuery;
  first: ListData<ProviderRecord>;
  keys: boolean;
  registered: boolean;
  /** As the server names them: browsers know some by other names, and the page would be drawn twice. */
  countries: Countries;
};
type Head = (typeof registeredColumns)[number]["head"] | (typeof passiveColumns)[number]["head"];

function useLooks(countries: Countries): Record<Head, Look<ProviderRecord>> {
  const t = useTranslations("provider.field");
  const types = useTranslations("busrequest.companyTypes");
  const names = new Map(countries.map(({ value, label }) => [value, label]));
  const hidden = (key: Head) => ({ label: t(key), usual: false });
  const at = (time: number | null) => (time === null ? "" : formatDateTime(time));
  return {
    name: { label: t("name"), sort: "name" },
    companyType: { label: t("companyType"), cell: ({ companyType }) => types(companyType) },
    city: { label: t("city") },
    country: { label: t("country"), cell: ({ country }) => country && (names.get(country) ?? country) },
    email: { label: t("email") },
    telephone: hidden("telephone"),
    cellphone: hidden("cellphone"),
    fax: hidden("fax"),
    website: hidden("website"),
    description: hidden("description"),
    street: hidden("street"),
    number: hidden("number"),
    line2: hidden("line2"),
    postal_code: hidden("postal_code"),
    state: hidden("state"),
    latitude: hidden("latitude"),
    longitude: hidden("longitude"),
    timeZone: hidden("timeZone"),
    active: { label: t("active"), cell: ({ active }) => <ActiveBadge active={active} /> },
    people: { label: t("people"), right: true },
    invited_at: { label: t("invited_at"), nowrap: true, cell: ({ invited_at }) => at(invited_at) },
    created_at: { label: t("created_at"), nowrap: true, sort: "created_at", cell: (row) => at(row.created_at) },
  };
}

function useFilters(registered: boolean, countries: Countries) {
  const t = useTranslations("provider");
  const types = useTranslations("busrequest.companyTypes");
  const yesNo = (key: "active" | "invited") =>
    (["yes", "no"] as const).map((value) => ({ value, label: t(`filter.${key}.${value}`) }));
  return [
    {
      ...{ name: "companyType", label: t("field.companyType") },
      choices: providerTypes.map((value) => ({ value, label: types(value) })),
    },
    { name: "country", label: t("field.country"), choices: countries },
    { name: "active", label: t("field.active"), choices: yesNo("active") },
    ...(registered ? [] : [{ name: "invited", label: t("filter.invitedLabel"), choices: yesNo("invited") }]),
  ];
}

function useBulk(registered: boolean): BulkAction<ProviderRecord>[] {
  const t = useTranslations("provider");
  const forEach = useForEach();
  const setActive = (active: boolean) => (rows: readonly ProviderRecord[]) =>
    forEach(rows, active ? "manyReopened" : "manyClosed", ({ id, version }) =>
      api("PUT /admin/providers/{id}", { params: { id }, body: { active, version } }),
    );
  const invite: BulkAction<ProviderRecord> = {
    ...{ key: "invite", label: t("action.invite"), fits: (row) => mayInvite(row, new Date()) },
    confirm: (rows) => ({
      title: t("ask.inviteMany", { count: rows.length }),
      text: t("ask.inviteText"),
      label: t("action.invite"),
    }),
    run: (rows) =>
      forEach(rows, "manyInvited", ({ id }) => api("POST /admin/providers/{id}/invite", { params: { id } })),
  };
  return [
    ...(registered ? [] : [invite]),
    { key: "reopen", label: t("action.reopen"), fits: ({ active }) => !active, run: setActive(true) },
    {
      ...{ key: "close", label: t("action.close"), danger: true, fits: ({ active }) => active, run: setActive(false) },
      confirm: (rows) => ({
        title: t("ask.closeMany", { count: rows.length }),
        text: t("ask.closeText"),
        label: t("action.close"),
      }),
    },
  ];
}

/** Companies with an account, or the passive providers. */
export function ProviderList({ query, first, keys, registered, countries }: Props) {
  const t = useTranslations("provider");
  const looks = useLooks(countries);
  const of = registered ? "registered" : "passive";
  const words = { title: t(`${of}.title`), emptyTitle: t(`${of}.emptyTitle`), emptyText: t(`${of}.emptyText`) };
  return (
    <AdminList<ProviderRecord>
      {...{ query, first, keys }}
      list={registered ? registeredList : passiveList}
      columns={registered ? columnsWith(registeredColumns, looks) : columnsWith(passiveColumns, looks)}
      filters={useFilters(registered, countries)}
      bulk={useBulk(registered)}
      loadOne={async (id) => (await api("GET /admin/providers/{id}", { params: { id } })).first}
      nameOf={({ name }) => name}
      words={{ ...words, searchLabel: t("search") }}
      actions={registered ? undefined : ({ refresh }) => <PassiveActions refresh={refresh} />}
      detail={(row, { close, refresh }) => <ProviderPanel {...{ row, close, refresh }} />}
    />
  );
}
