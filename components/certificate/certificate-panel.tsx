"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { row, rows } from "@/components/staff/rows";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import type { CertificateRecord } from "@/lib/features/certificate/schema/certificate";
import { api } from "@/lib/http/client";
import { formatDate } from "@/lib/i18n/formats";
import { type BusChoice, CertificateDialog } from "./certificate-dialog";
import { CertificateBadge, certificateHref } from "./certificate-state";

/** "Hauptuntersuchung, R CB 418" */
function useName() {
  const t = useTranslations("certificate.kind");
  return ({ kind, licenceplate }: CertificateRecord) => [t(kind), licenceplate].filter(Boolean).join(", ");
}

function Row({ certificate, onEdit }: { certificate: CertificateRecord; onEdit: () => void }) {
  const t = useTranslations("certificate.panel");
  const name = useName()(certificate);
  const { id, state, validUntil, file } = certificate;
  const date = formatDate(validUntil, "UTC");
  return (
    <li className={row}>
      <div className="min-w-0">
        <b className="break-words">{name}</b>
        <span className="block text-sm text-ink-2">{t(state === "expired" ? "over" : "until", { date })}</span>
      </div>
      <span className="justify-self-start">
        <CertificateBadge state={state} />
      </span>
      <span className="flex flex-wrap items-center gap-2 lg:justify-end">
        {file && (
          <a
            className="inline-flex items-center gap-2 min-h-11 min-w-0"
            href={certificateHref(id)}
            aria-label={t("openOf", { name })}
          >
            <Icon of="file-text" size={16} />
            {t("open")}
          </a>
        )}
        <Button small className="max-lg:min-h-11" aria-label={t("editOf", { name })} onClick={onEdit}>
          <Icon of="pencil" size={16} />
          {t("edit")}
        </Button>
      </span>
    </li>
  );
}

/** What is open: nothing, the form of a new or a known paper, or the question before one is deleted. */
type Open = { what: "form" | "remove"; id: string | null };
type Props = { certificates: readonly CertificateRecord[]; buses: readonly BusChoice[] };

/** Papers with an end of the company and its buses, and the form in which they are changed. */
export function CertificatePanel({ certificates, buses }: Props) {
  const t = useTranslations("certificate.panel");
  const words = useTranslations("certificate.remove");
  const router = useRouter();
  const nameOf = useName();
  const { run } = useAction({ failed: words("failed"), refresh: router.refresh });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const chosen = certificates.find(({ id }) => id === open?.id) ?? null;
  const known = open !== null && (open.id === null || chosen !== null);
  const remove = async (certificate: CertificateRecord) => {
    const { id } = certificate;
    await run(() => api("DELETE /certificate/{id}", { params: { id } }), words("done", { name: nameOf(certificate) }));
    return true;
  };
  const add = (
    <Button variant="pri" onClick={() => setOpen({ what: "form", id: null })}>
      <Icon of="plus" />
      {t("add")}
    </Button>
  );
  return (
    <>
      <section className="card">
        {certificates.length > 0 ? (
          <>
            <ul className={rows}>
              {certificates.map((one) => (
                <Row key={one.id} certificate={one} onEdit={() => setOpen({ what: "form", id: one.id })} />
              ))}
            </ul>
            <p className="mt-4">{add}</p>
          </>
        ) : (
          <EmptyState sign="parking" title={t("emptyTitle")} text={t("emptyText")} action={add} />
        )}
      </section>
      {known && open?.what === "form" && (
        <CertificateDialog
          key={open.id}
          certificate={chosen}
          buses={buses}
          onClose={close}
          onRemove={() => setOpen({ what: "remove", id: open.id })}
        />
      )}
      {chosen && open?.what === "remove" && (
        <ConfirmDelete
          open
          onOpenChange={close}
          name={nameOf(chosen)}
          consequence={words("text")}
          onDelete={() => remove(chosen)}
        />
      )}
    </>
  );
}
