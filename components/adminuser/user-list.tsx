"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AdminList } from "@/components/admin/admin-list";
import { eachRow } from "@/components/admin/each-row";
import type { BulkAction, ListStart } from "@/components/admin/types";
import type { AdminUserRecord } from "@/lib/features/user/schema/admin";
import { plainUserList } from "@/lib/features/user/schema/admin-list";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { later } from "@/components/ui/later";
import { useLazy } from "@/components/ui/use-lazy";
import { api } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import { UserStateBadge } from "./user-state-badge";

const UserPanel = later(() => import("./user-panel").then((part) => part.UserPanel));

type Props = ListStart<AdminUserRecord> & { viewerId: string };

const nameOf = ({ firstname, lastname }: AdminUserRecord) => `${firstname} ${lastname}`;

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
      key: "endSessions",
      label: t("action.endSessions"),
      fits: isAccount,
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
      key: "close",
      label: t("action.close"),
      danger: true,
      fits: (user) => isAccount(user) && user.state !== "closed" && user.id !== viewerId,
      confirm: (rows) => ({
        title: t("ask.closeMany", { count: rows.length }),
        text: t("ask.closeText"),
        label: t("action.close"),
      }),
      run: (rows) => putState(rows, "closed"),
    },
    {
      key: "reopen",
      label: t("action.reopen"),
      fits: ({ state }) => state === "closed",
      run: (rows) => putState(rows, "active"),
    },
  ];
}

function NewUser({ refresh }: { refresh: () => Promise<void> }) {
  const t = useTranslations("adminuser.action");
  const lng = useLocale() as Language;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLazy(() => import("./new-user-dialog").then((part) => part.NewUserDialog), open, close);
  return (
    <>
      <Button variant="pri" onClick={() => setOpen(true)}>
        <Icon of="plus" />
        {t("add")}
      </Button>
      {open && Dialog && <Dialog lng={lng} onClose={close} onSaved={refresh} />}
    </>
  );
}

/** All accounts, and the registrations that wait for their link. */
export function UserList({ viewerId, ...start }: Props) {
  const t = useTranslations("adminuser");
  return (
    <AdminList
      {...start}
      list={plainUserList}
      load={(query, signal) => api("GET /admin/users", { query, signal })}
      loadOne={async (id) => (await api("GET /admin/users/{id}", { params: { id } })).first}
      nameOf={nameOf}
      cells={{
        role: ({ role }) => t(`role.${role}`),
        companyType: ({ companyType }) => companyType && t(`companyType.${companyType}`),
        owner: ({ owner }) => t(owner ? "yes" : "no"),
        state: ({ state }) => <UserStateBadge state={state} />,
        language: ({ language }) => t(`language.${language}`),
      }}
      options={{
        role: (role) => t(`role.${role}`),
        companyType: (type) => t(`companyType.${type}`),
        state: (state) => t(`state.${state}`),
      }}
      bulk={useBulk(viewerId)}
      actions={({ refresh }) => <NewUser refresh={refresh} />}
      detail={(user, { refresh }) => <UserPanel user={user} own={user.id === viewerId} refresh={refresh} />}
    />
  );
}
