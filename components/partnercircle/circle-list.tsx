"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { PressTwice } from "@/components/ui/press-twice";
import type { CircleRecord } from "@/lib/features/partnercircle/schema";
import { api } from "@/lib/http/client";
import { CircleForm } from "./circle-form";
import "@/sheets/parts.css";

/** Its companies, and its end by two presses. */
function Row({ circle, onEdit }: { circle: CircleRecord; onEdit: () => void }) {
  const t = useTranslations("busrequest.circle");
  const { run, busy, trouble } = useAction({ refresh: "page" });
  const { id, name, companies } = circle;
  const drop = () => run(() => api("DELETE /partnercircle/{id}", { params: { id } }), t("deleted", { name }));
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-line py-2">
      <span className="mr-auto min-w-0 wrap-anywhere">
        <b>{name}</b>
        <span className="block text-sm text-ink-2">{companies.map((company) => company.name).join(", ")}</span>
      </span>
      <Button small aria-label={`${t("edit")}: ${name}`} onClick={onEdit}>
        {t("edit")}
      </Button>
      <PressTwice word={t("delete")} sure={t("deleteSure")} of={name} busy={busy} onSure={drop} />
      {trouble && (
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      )}
    </li>
  );
}

type Props = { circles: readonly CircleRecord[]; onClose: () => void };

/** The company's lists of partners: made, changed and deleted without leaving what is being typed. */
export function CircleList({ circles, onClose }: Props) {
  const t = useTranslations("busrequest.circle");
  const [edited, setEdited] = useState<CircleRecord | "new" | null>(circles.length === 0 ? "new" : null);
  const first = circles.length === 0;
  const leave = () => (first ? onClose() : setEdited(null));
  if (edited) return <CircleForm circle={edited === "new" ? null : edited} onClose={leave} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("listTitle")} description={t("listLead")}>
      <ul className="mt-4">
        {circles.map((circle) => (
          <Row key={circle.id} circle={circle} onEdit={() => setEdited(circle)} />
        ))}
      </ul>
      <Button className="mt-4" onClick={() => setEdited("new")}>
        {t("create")}
      </Button>
    </Dialog>
  );
}
