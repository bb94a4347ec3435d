"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { type Fact, Facts } from "@/components/admin/facts";
import type { ListStart } from "@/components/admin/types";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { AdminCertificateRecord } from "@/lib/features/certificate/schema/certificate";
import { plainCertificateList } from "@/lib/features/certificate/schema/admin-list";
import { api } from "@/lib/http/client";
import { formatDate, formatDateTime } from "@/lib/i18n/formats";
import { CertificateBadge, certificateHref } from "./certificate-state";

type PanelProps = { row: AdminCertificateRecord; refresh: () => Promise<void> };

function useFacts(row: AdminCertificateRecord): Fact[] {
  const t = useTranslations("certificate.admin.column");
  const kinds = useTranslations("certificate.kind");
  return [
    [t("state"), <CertificateBadge key="state" state={row.state} />],
    [t("kind"), kinds(row.kind)],
    [t("licenceplate"), row.licenceplate],
    [t("validUntil"), formatDate(row.validUntil, "UTC")],
    [t("checked"), row.checked_at !== null && formatDateTime(row.checked_at)],
    [t("created"), formatDateTime(row.created_at)],
  ];
}

/** One paper: what the company says of it, its PDF, and the press that says both agree. */
function CertificateFacts({ row, refresh }: PanelProps) {
  const t = useTranslations("certificate.admin.panel");
  const lng = useLocale();
  const { run, busy } = useAction({ failed: t("failed"), refresh });
  const { id, version, file, company } = row;
  const checked = row.checked_at === null;
  const check = () =>
    run(
      () => api("POST /certificate/{id}/check", { params: { id }, body: { checked, version } }),
      t(checked ? "checked" : "unchecked", { company: company.name }),
    );
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Facts facts={useFacts(row)} />
      <p>
        <Link href={`/${lng}/publicProfile/${company.slug}`}>{t("profile")}</Link>
      </p>
      {file ? (
        <>
          <a className="inline-flex items-center gap-2 min-h-11 min-w-0" href={certificateHref(id)}>
            <Icon of="file-text" size={20} />
            {t("open")}
          </a>
          <p className="text-ink-2">{t("lead")}</p>
          <p>
            <Button variant={checked ? "pri" : "ghost"} busy={busy} onClick={check}>
              {t(checked ? "check" : "uncheck")}
            </Button>
          </p>
        </>
      ) : (
        <p className="text-ink-2">{t("noFile")}</p>
      )}
    </div>
  );
}

/** Papers of all companies, for the admins who look at them. */
export function CertificateList(start: ListStart<AdminCertificateRecord>) {
  const t = useTranslations("certificate");
  return (
    <AdminList
      {...start}
      list={plainCertificateList}
      load={(query, signal) => api("GET /admin/certificates", { query, signal })}
      loadOne={async (id) => (await api("GET /admin/certificates/{id}", { params: { id } })).first}
      nameOf={({ company, kind }) => `${company.name}, ${t(`kind.${kind}`)}`}
      intro={<p className="text-ink-2 mb-4">{t("admin.intro")}</p>}
      cells={{
        kind: ({ kind }) => t(`kind.${kind}`),
        state: ({ state }) => <CertificateBadge state={state} />,
        validUntil: ({ validUntil }) => formatDate(validUntil, "UTC"),
      }}
      options={{
        state: (state) => t(`state.${state}`),
        kind: (kind) => t(`kind.${kind}`),
      }}
      detail={(row, { refresh }) => <CertificateFacts row={row} refresh={refresh} />}
    />
  );
}
