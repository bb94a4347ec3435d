"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { row, rows } from "@/components/staff/rows";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { PageHead } from "@/components/ui/page-head";
import { telHref } from "@/components/ui/tel";
import type { DriverRecord } from "@/lib/features/driver/schema/driver";
import { api } from "@/lib/http/client";
import { DriverDialog } from "./driver-dialog";
import { languageNames } from "./language-names";

function Row({ driver, onEdit }: { driver: DriverRecord; onEdit: () => void }) {
  const t = useTranslations("driver.panel");
  const named = languageNames(useLocale());
  const { name, phone, languages } = driver;
  return (
    <li className={row}>
      <div className="min-w-0">
        <b className="break-words">{name}</b>
        <span className="block break-words text-sm text-ink-2">{languages.map(named).join(", ")}</span>
      </div>
      <div className="text-sm">{phone ? <a href={telHref(phone)}>{phone}</a> : <span>{t("noPhone")}</span>}</div>
      <span className="flex flex-wrap items-center gap-2 lg:justify-end">
        <Button small className="max-lg:min-h-11" aria-label={t("editOf", { name })} onClick={onEdit}>
          <Icon of="pencil" size={16} />
          {t("edit")}
        </Button>
      </span>
    </li>
  );
}

/** What is open: nothing, the form of a new or a known driver, or the question before one is deleted. */
type Open = { what: "form" | "remove"; id: string | null };

/** Who drives for the company, and the form in which that is changed. */
export function DriverPanel({ drivers }: { drivers: readonly DriverRecord[] }) {
  const t = useTranslations("driver.panel");
  const words = useTranslations("driver.remove");
  const router = useRouter();
  const { run } = useAction({ failed: words("failed"), refresh: router.refresh });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const add = () => setOpen({ what: "form", id: null });
  const chosen = drivers.find(({ id }) => id === open?.id) ?? null;
  const known = open !== null && (open.id === null || chosen !== null);
  const remove = async ({ id, name }: DriverRecord) => {
    await run(() => api("DELETE /driver/{id}", { params: { id } }), words("done", { name }));
    return true;
  };
  return (
    <>
      <PageHead title={t("title")}>
        {drivers.length > 0 && (
          <Button variant="pri" className="ml-auto" onClick={add}>
            <Icon of="plus" />
            {t("add")}
          </Button>
        )}
      </PageHead>
      <p className="max-w-measure text-ink-2">{t("lead")}</p>
      <section className="card">
        {drivers.length > 0 ? (
          <ul className={rows}>
            {drivers.map((driver) => (
              <Row key={driver.id} driver={driver} onEdit={() => setOpen({ what: "form", id: driver.id })} />
            ))}
          </ul>
        ) : (
          <EmptyState
            sign="parking"
            title={t("emptyTitle")}
            text={t("emptyText")}
            action={
              <Button variant="pri" onClick={add}>
                {t("add")}
              </Button>
            }
          />
        )}
      </section>
      {known && open?.what === "form" && (
        <DriverDialog
          key={open.id}
          driver={chosen}
          onClose={close}
          onRemove={() => setOpen({ what: "remove", id: open.id })}
        />
      )}
      {chosen && open?.what === "remove" && (
        <ConfirmDelete
          open
          onOpenChange={close}
          name={chosen.name}
          consequence={words("text")}
          onDelete={() => remove(chosen)}
        />
      )}
    </>
  );
}
