"use client";
import { useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { columnsWith } from "@/components/admin/columns";
import { eachRow } from "@/components/admin/each-row";
import type { BulkAction, ListData } from "@/components/admin/types";
import { type AdminUserRecord, adminUserColumns, adminUserList, userStates } from "@/lib/features/user/schema/admin";
import { roles } from "@/lib/features/user/schema/user";
import type { ListQuery } from "@/lib/http/admin-list";
import { api } from "@/lib/http/client";
import { formatDateTime } from "@/lib/i18n/formats";
import { UserPanel, UserStateBadge } from "./user-panel";

type Props = { query: ListQuery; first: ListData<AdminUserRecord>; keys: boolean; viewerId: string };

const nameOf = ({ firstname, lastname }: AdminUserRecord) => `${firstname} ${lastname}`;

function useColumns() {
  const t = useTranslations("adminuser");
  const at = (ms: number | null) => (ms === null ? "" : formatDateTime(ms));
  return columnsWith(adminUserColumns, {
    name: { label: t("field.name"), sort: "name" },
    userName: { label: t("field.userName"), sort: "userName", usual: false },
    email: { label: t("field.email"), sort: "email" },
    role: { label: t("field.role"), cell: ({ role }) => t(`role.${role}`) },
    companyName: { label: t("field.company") },
    companyType: {
      label: t("field.companyType"),
      cell: ({ companyType }) => companyType && t(`companyType.${companyType}`),
    },
    owner: { label: t("field.owner"), cell: ({ owner }) => t(owner ? "yes" : "no"), usual: false },
    state: { label: t("field.state"), cell: ({ state }) => <UserStateBadge state={state} /> },
    phone: { label: t("field.phone"), usual: false },
    language: { label: t("field.language"), cell: ({ language }) => t(`language.${language}`), usual: false },
    sessions: { label: t("field.sessions"), right: true, usual: false },
    created_at: {
      ...{ label: t("field.created_at"), sort: "created_at", nowrap: true },
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    lastSeenAt: { label: t("field.lastSeenAt"), nowrap: true, cell: ({ lastSeenAt }) => at(lastSeenAt), usual: false },
    id: { label: t("field.id"), usual: false },
  });
}

function useFilters() {
  const t = useTranslations("adminuser");
  const types = ["busoperator", "touroperator", "travelService", "driver", "none"] as const;
  return [
    { name: "role", label: t("field.role"), choices: roles.map((value) => ({ value, label: t(`role.${value}`) })) },
    {
      ...{ name: "companyType", label: t("field.companyType") },
      choices: types.map((value) => ({ value, label: t(`companyType.${value}`) })),
    },
    {
      ...{ name: "state", label: t("field.state"), any: t("allAccounts") },
      choices: userStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ];
}

/** Accounts are shut or opened one by one; the sentence names those that a conflict kept. */
function useStateAction() {
  const t = useTranslations("adminuser.done");
  return async (rows: readonly AdminUserRecord[], state: "closed" | "active") => {
    const put = ({ id, version }: AdminUserRecord) =>
      api("PUT /admin/users/{id}", { params: { id }, body: { state, version } });
    const { kept, gone } = await eachRow(rows, put);
    const count = rows.length - kept.length - gone.length;
    const said = t(state === "closed" ? "manyClosed" : "manyReopened", { count });
    if (kept.length === 0) return said;
    const names = kept.slice(0, 5).map(nameOf).join(", ");
    return `${said}. ${t("kept", { count: kept.length, names })}`;
  };
}

function useBulk(viewerId: string): BulkAction<AdminUserRecord>[] {
  const t = useTranslations("adminuser");
  const putState = useStateAction();
  const isAccount = ({ state }: AdminUserRecord) => state !== "waiting";
  return [
    {
      ...{ key: "endSessions", label: t("action.endSessions"), fits: isAccount },
      confirm: (rows) => ({
        title: t("ask.endMany", { count: rows.length }),
        text: t("ask.endText"),
        label: t("action.endSessions"),
      }),
      run: async (rows) => {
        const { gone } = await eachRow(rows, ({ id }) => api("POST /admin/users/{id}/endsessions", { params: { id } }));
        return t("done.manySessionsEnded", { count: rows.length - gone.length });
      },
    },
    {
      ...{ key: "close", label: t("action.close"), danger: true },
      fits: (user) => isAccount(user) && user.state !== "closed" && user.id !== viewerId,
      confirm: (rows) => ({
        title: t("ask.closeMany", { count: rows.length }),
        text: t("ask.closeText"),
        label: t("action.close"),
      }),
      run: (rows) => putState(rows, "closed"),
    },
    {
      ...{ key: "reopen", label: t("action.reopen"), fits: ({ state }) => state === "closed" },
      run: (rows) => putState(rows, "active"),
    },
  ];
}

/** All accounts, and the registrations that wait for their link. */
export function UserList({ query, first, keys, viewerId }: Props) {
  const t = useTranslations("adminuser");
  return (
    <AdminList<AdminUserRecord>
      {...{ list: adminUserList, query, first, keys, columns: useColumns(), filters: useFilters() }}
      bulk={useBulk(viewerId)}
      loadOne={async (id) => (await api("GET /admin/users/{id}", { params: { id } })).first}
      nameOf={nameOf}
      words={{
        title: t("title"),
        searchLabel: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
      }}
      detail={(user, { refresh }) => <UserPanel user={user} own={user.id === viewerId} refresh={refresh} />}
    />
  );
}
