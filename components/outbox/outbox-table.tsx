import Link from "next/link";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { StateRow, Table } from "@/components/ui/table";
import { type MailSummary, type OutboxAddress, outboxHref } from "@/lib/features/outbox/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { MailStateBadge, TemplateName } from "./mail-state";

type Props = { lng: string; address: OutboxAddress; mails: readonly MailSummary[] };

const columns = ["created", "subject", "recipient", "template", "state"] as const;

function Empty({ lng, address }: Omit<Props, "mails">) {
  const t = useTranslations("mail.outbox");
  const filtered = Boolean(address.q || address.state || address.template || address.page > 1);
  return (
    <EmptyState
      title={t("empty.title")}
      text={filtered ? t("empty.text") : t("empty.none")}
      action={filtered ? <Link href={outboxHref(lng, {})}>{t("reset")}</Link> : undefined}
    />
  );
}

export function OutboxTable({ lng, address, mails }: Props) {
  const t = useTranslations("mail.outbox");
  const head = columns.map((column) => (
    <th key={column} scope="col">
      {t(`column.${column}`)}
    </th>
  ));
  return (
    <Table caption={t("title")} head={head}>
      {mails.map((mail) => (
        <tr key={mail.id}>
          <td className="nw">{formatDateTime(mail.created_at)}</td>
          <td>
            <Link href={`/${lng}/adminpanel/email/outbox/${mail.id}`} prefetch={false} lang={mail.language}>
              <b>{mail.subject}</b>
            </Link>
          </td>
          <td>{mail.recipient}</td>
          <td>
            <TemplateName template={mail.template} />
          </td>
          <td className="nw">
            <MailStateBadge state={mail.state} />
          </td>
        </tr>
      ))}
      {mails.length === 0 && (
        <StateRow columns={columns.length}>
          <Empty lng={lng} address={address} />
        </StateRow>
      )}
    </Table>
  );
}
