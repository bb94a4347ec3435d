"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FindField } from "@/components/admin/find-field";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { ProviderRecord } from "@/lib/features/provider/schema/list";
import { api } from "@/lib/http/client";
import { SideBySide } from "./side-by-side";

/** Companies with an account that hold a text, ten at most. */
async function findRegistered(text: string, signal?: AbortSignal) {
  const query = { take: 10, sort: "name", filter: { a: { registered: true, text } } } as const;
  return (await api("GET /admin/providers", { query, signal })).entity;
}

type Props = { row: ProviderRecord; onClose: () => void; onMerged: () => Promise<void> };

function useMerge({ row, onClose, onMerged }: Props) {
  const t = useTranslations("provider.merge");
  const { run, busy, trouble } = useAction();
  async function merge(into: ProviderRecord) {
    const body = { into: into.id, version: row.version, intoVersion: into.version };
    const merged = await run(
      () => api("POST /admin/providers/{id}/merge", { params: { id: row.id }, body }),
      t("done", { name: row.name, into: into.name }),
    );
    if (!merged) return;
    onClose();
    await onMerged();
  }
  return { busy, error: trouble, merge };
}

/** Finds the registered company, shows both beside each other, and says that there is no way back. */
export function MergeDialog(props: Props) {
  const { row, onClose } = props;
  const t = useTranslations("provider.merge");
  const [into, setInto] = useState<ProviderRecord | null>(null);
  const { busy, error, merge } = useMerge(props);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name: row.name })}
      description={t("text")}
      footer={
        <>
          <Button onClick={into ? () => setInto(null) : onClose}>{t(into ? "other" : "cancel")}</Button>
          {into && (
            <Button variant="danger" className="ml-auto" busy={busy} onClick={() => merge(into)}>
              {t("do")}
            </Button>
          )}
        </>
      }
    >
      {!into && (
        <div className="mt-4">
          <FindField
            label={t("search")}
            start={row.name}
            none={t("none")}
            onPick={setInto}
            queryKey="provider"
            find={findRegistered}
            nameOf={(found: ProviderRecord) => [found.name, found.city].filter(Boolean).join(", ")}
          />
        </div>
      )}
      {into && (
        <div className="grid grid-cols-1 content-start gap-4 mt-4">
          <SideBySide passive={row} registered={into} />
          <Notice tone="warn" title={t("final")}>
            {t("moves", { requests: row.received, offers: row.offers, name: row.name, into: into.name })}
          </Notice>
        </div>
      )}
      {error && (
        <Notice tone="bad" live>
          {error}
        </Notice>
      )}
    </Dialog>
  );
}
