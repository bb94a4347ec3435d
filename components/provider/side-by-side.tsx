import { useLocale, useTranslations } from "next-intl";
import type { ProviderRecord } from "@/lib/features/provider/schema/list";
import { countryName } from "@/lib/i18n/countries";
import { formatDate } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { cn } from "@/components/ui/cn";
import { tableClass } from "@/components/ui/table-class";

/** Street and town as one line each. */
export function useAddressLines() {
  const lng = useLocale() as Language;
  return ({ street, number, line2, postal_code, city, country }: ProviderRecord) =>
    [
      `${street ?? ""} ${number ?? ""}`.trim(),
      line2 ?? "",
      `${postal_code ?? ""} ${city ?? ""}`.trim(),
      country ? countryName(country, lng) : "",
    ]
      .filter(Boolean)
      .join(", ");
}

type Props = { passive: ProviderRecord; registered: ProviderRecord };

/** Two companies beside each other; what differs stands out. */
export function SideBySide({ passive, registered }: Props) {
  const t = useTranslations("provider");
  const types = useTranslations("busrequest.companyTypes");
  const addressOf = useAddressLines();
  const rows: [string, (row: ProviderRecord) => string | null][] = [
    [t("field.name"), (row) => row.name],
    [t("field.companyType"), (row) => types(row.companyType)],
    [t("field.place"), addressOf],
    [t("field.email"), (row) => row.email],
    [t("field.telephone"), (row) => row.telephone],
    [t("field.cellphone"), (row) => row.cellphone],
    [t("field.website"), (row) => row.website],
    [t("field.created_at"), (row) => formatDate(row.created_at)],
  ];
  return (
    <div className="overflow-x-auto">
      <table className={cn(tableClass, "max-md:min-w-[38rem]")}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("merge.goes")}</th>
            <th scope="col">{t("merge.stays")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{of(passive) || "–"}</td>
              <td>{of(registered) === of(passive) ? of(registered) || "–" : <b>{of(registered) || "–"}</b>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
