"use client";
import { Count } from "@/components/ui/count";
import { Facts } from "@/components/admin/facts";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AdminList } from "@/components/admin/admin-list";
import type { BulkAction, ListStart } from "@/components/admin/types";
import { Badge } from "@/components/ui/badge";
import { later } from "@/components/ui/later";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast-store";
import {
  deleteUnsubscription,
  deleteUnsubscriptionOfGroup,
  loadUnsubscriptions,
  unsubscriptionGroups,
} from "@/lib/features/unsubscription/client";
import type { UnsubscriptionGroup, UnsubscriptionRecord } from "@/lib/features/unsubscription/schema/unsubscription";
import { plainUnsubscriptionList } from "@/lib/features/unsubscription/schema/admin-list";
import { screens } from "@/lib/access/screens";
import { ApiError } from "@/lib/http/client";
import { formatDateTime, formatNumber } from "@/lib/i18n/formats";
import { mailGroups } from "@/lib/mail/groups";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import { dialogs } from "@/lib/state/dialogs";
import { useQuery } from "@/lib/http/queries";

const OptOutDialog = later(() => import("./opt-out-dialog").then((part) => part.OptOutDialog));

type Props = ListStart<UnsubscriptionRecord> & { groups: readonly UnsubscriptionGroup[] };

function useGroupName() {
  const t = useTranslations("mailer");
  return (group: string) => (mailGroups.some((one) => one === group) ? t(`group.${group as "news"}`) : group);
}

/** How many opt-outs each group has, as links that narrow the list; read again after 60 seconds. */
function Groups({ served }: { served: readonly UnsubscriptionGroup[] }) {
  const t = useTranslations("mailer");
  const lng = useLocale();
  const nameOf = useGroupName();
  const { data } = useQuery({ ...unsubscriptionGroups, initialData: [...served] });
  return (
    <nav aria-label={t("groups")} className="flex flex-wrap items-center gap-2 mb-4">
      {data.map(({ group, count }) => (
        <Link
          key={group}
          className={buttonClass({ small: true, className: "max-lg:min-h-11!" })}
          href={`/${lng}${screens[plainUnsubscriptionList.screen].path}?group=${encodeURIComponent(group)}`}
        >
          {nameOf(group)} <Count value={formatNumber(count, lng)} />
        </Link>
      ))}
    </nav>
  );
}

type DeleteProps = { row: UnsubscriptionRecord; onDone: () => Promise<void>; refresh: () => Promise<void> };

/** Deleting one opt-out, or all of the address. */
function Panel({ row, onDone, refresh }: DeleteProps) {
  const t = useTranslations("mailer");
  const nameOf = useGroupName();
  const flags = useDialogFlags();
  const [asked, setAsked] = useState<"group" | "all" | null>(null);
  const close = () => {
    setAsked(null);
    dialogs.close("deleteConfirmation");
  };
  const ask = (what: "group" | "all") => {
    setAsked(what);
    dialogs.open("deleteConfirmation");
  };
  async function remove() {
    const { email, group } = row;
    const gone = await (asked === "all" ? deleteUnsubscription(email) : deleteUnsubscriptionOfGroup(group, email));
    if (!gone) {
      // Where another admin was faster the row leaves the list.
      await refresh();
      return false;
    }
    toast({ title: t("deleted", { email }) });
    await onDone();
    return true;
  }
  const group = nameOf(row.group);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Facts
        facts={[
          [t("column.email"), row.email],
          [t("column.group"), group],
          [t("column.how"), t(`how.${row.how ?? "unknown"}`)],
          [t("column.created_at"), formatDateTime(row.created_at)],
        ]}
      />
      <p className="text-ink-2">{t("panel")}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="danger" onClick={() => ask("group")}>
          {t("deleteOne", { group })}
        </Button>
        <Button variant="danger" onClick={() => ask("all")}>
          {t("deleteAll")}
        </Button>
      </div>
      {asked && (
        <ConfirmDelete
          open={Boolean(flags.deleteConfirmation)}
          onOpenChange={(open) => !open && close()}
          name={row.email}
          title={t(asked === "all" ? "askAll" : "askOne", { email: row.email, group })}
          consequence={t("consequence")}
          onDelete={remove}
        />
      )}
    </div>
  );
}

function useBulk(): BulkAction<UnsubscriptionRecord>[] {
  const t = useTranslations("mailer");
  async function run(rows: readonly UnsubscriptionRecord[]) {
    for (const { email, group } of rows) {
      if (!(await deleteUnsubscriptionOfGroup(group, email))) throw new ApiError(409, "Conflict", "");
    }
    return t("deletedMany", { count: rows.length });
  }
  const confirm = (rows: readonly UnsubscriptionRecord[]) => ({
    title: t("askMany", { count: rows.length }),
    text: t("consequence"),
    label: t("delete"),
  });
  return [{ key: "delete", label: t("delete"), danger: true, confirm, run }];
}

function AddOptOut({ refresh }: { refresh: () => Promise<void> }) {
  const t = useTranslations("mailer.add");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="pri" onClick={() => setOpen(true)}>
        <Icon of="plus" />
        {t("button")}
      </Button>
      {open && <OptOutDialog onClose={() => setOpen(false)} onDone={refresh} />}
    </>
  );
}

/** Who wants no mails of a group. */
export function UnsubscribedList({ groups, ...start }: Props) {
  const t = useTranslations("mailer");
  const nameOf = useGroupName();
  return (
    <AdminList
      {...start}
      list={plainUnsubscriptionList}
      load={loadUnsubscriptions}
      nameOf={({ email, group }) => `${email}, ${nameOf(group)}`}
      intro={<Groups served={groups} />}
      cells={{
        group: ({ group }) => nameOf(group),
        how: ({ how }) => t(`how.${how ?? "unknown"}`),
        active: ({ active }) => <Badge tone={active ? "live" : "off"}>{t(active ? "active" : "retired")}</Badge>,
      }}
      options={{ show: () => t("showAll"), group: nameOf }}
      bulk={useBulk()}
      actions={({ refresh }) => <AddOptOut refresh={refresh} />}
      detail={(row, { close, refresh }) => (
        <Panel
          row={row}
          refresh={refresh}
          onDone={async () => {
            close();
            await refresh();
          }}
        />
      )}
    />
  );
}
