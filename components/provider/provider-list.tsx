"use client";
import { useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import type { BulkAction, ListParts, ListStart } from "@/components/admin/types";
import { later } from "@/components/ui/later";
import { mayInvite } from "@/lib/features/provider/rules/invitation";
import { plainPassiveList, plainRegisteredList } from "@/lib/features/provider/schema/admin-list";
import type { ProviderRecord } from "@/lib/features/provider/schema/list";
import type { ProviderFilter } from "@/lib/features/provider/schema/list-call";
import type { PageQuery } from "@/lib/http/admin-list";
import { api } from "@/lib/http/client";
import { ActiveBadge } from "./active-badge";
import { PassiveActions } from "./passive-actions";
import { useForEach } from "./use-provider-actions";

const ProviderPanel = later(() => import("./provider-panel").then((part) => part.ProviderPanel));

type Countries = readonly { value: string; label: string }[];
type Props = ListStart<ProviderRecord> & {
  registered: boolean;
  /** As the server names them: browsers know some by other names, and the page would be drawn twice. */
  countries: Countries;
};

function useBulk(registered: boolean): BulkAction<ProviderRecord>[] {
  const t = useTranslations("provider");
  const forEach = useForEach();
  const setActive = (active: boolean) => (rows: readonly ProviderRecord[]) =>
    forEach(rows, active ? "manyReopened" : "manyClosed", ({ id, version }) =>
      api("PUT /admin/providers/{id}", { params: { id }, body: { active, version } }),
    );
  const invite: BulkAction<ProviderRecord> = {
    key: "invite",
    label: t("action.invite"),
    fits: (row) => mayInvite(row, new Date()),
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
      key: "close",
      label: t("action.close"),
      danger: true,
      fits: ({ active }) => active,
      run: setActive(false),
      confirm: (rows) => ({
        title: t("ask.closeMany", { count: rows.length }),
        text: t("ask.closeText"),
        label: t("action.close"),
      }),
    },
  ];
}

function useParts(registered: boolean, countries: Countries) {
  const t = useTranslations("provider");
  const types = useTranslations("busrequest.companyTypes");
  const names = new Map(countries.map(({ value, label }) => [value, label]));
  return {
    cells: {
      companyType: ({ companyType }: ProviderRecord) => types(companyType),
      country: ({ country }: ProviderRecord) => country && (names.get(country) ?? country),
      active: ({ active }: ProviderRecord) => <ActiveBadge active={active} />,
    },
    options: {
      companyType: types,
      country: countries,
      active: (value: "yes" | "no") => t(`filter.active.${value}`),
      fresh: (value: "yes" | "no") => t(`filter.fresh.${value}`),
      invited: (value: "yes" | "no") => t(`filter.invited.${value}`),
    },
    bulk: useBulk(registered),
  };
}

/** Companies with an account, or the passive providers. */
export function ProviderList({ registered, countries, ...start }: Props) {
  const t = useTranslations("provider");
  const parts: ListParts<ProviderRecord> = {
    loadOne: async (id) => (await api("GET /admin/providers/{id}", { params: { id } })).first,
    nameOf: ({ name }) => name,
    intro: <p className="text-ink-2 mb-4 max-md:hidden">{t(registered ? "registered.intro" : "passive.intro")}</p>,
    detail: (row, { close, refresh }) => <ProviderPanel row={row} close={close} refresh={refresh} />,
  };
  const shared = {
    ...start,
    ...parts,
    ...useParts(registered, countries),
    load: (query: PageQuery<ProviderFilter, "created_at" | "name">, signal?: AbortSignal) =>
      api("GET /admin/providers", { query, signal }),
  };
  if (registered) return <AdminList {...shared} list={plainRegisteredList} />;
  return (
    <AdminList {...shared} list={plainPassiveList} actions={({ refresh }) => <PassiveActions refresh={refresh} />} />
  );
}
