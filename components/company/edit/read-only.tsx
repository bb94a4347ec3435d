import { FactList } from "@/components/ui/fact-list";
import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import type { CompanyRecord } from "@/lib/features/company/schema";
import { type PublishedKey, valuesOf } from "./values";

const lines = ["description", "email", "telephone", "cellphone", "fax", "website"] as const;

/** The record for staff, who may not change it. */
export async function ReadOnlyProfile({ record }: { record: CompanyRecord }) {
  const [t, types] = await Promise.all([getTranslations("companyprofile"), getTranslations("busrequest.companyTypes")]);
  const { shown, place } = valuesOf(record);
  const { street, number, postal_code, city, country } = place.address_fields;
  const rows: [PublishedKey, string][] = [
    ["address", `${street} ${number}, ${postal_code} ${city}, ${country}`],
    ...lines.map((key): [PublishedKey, string] => [key, record[key] ?? ""]),
    ["images", t("images", { count: record.images.length })],
  ];
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Notice title={t("readonly.title")}>{t("readonly.text")}</Notice>
      <section className="card" aria-labelledby="cpe-name">
        <h2 id="cpe-name">{record.name}</h2>
        <p className="text-ink-2">{types(record.companyType)}</p>
        <FactList className="mt-4">
          {rows.map(([key, value]) => (
            <div className="contents" key={key}>
              <dt>{t(`field.${key}`)}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">
                {value || <span className="text-ink-2">{t("none")}</span>}
                <span className="ml-2 text-xs text-ink-3">{t(shown[key] ? "on" : "off")}</span>
              </dd>
            </div>
          ))}
        </FactList>
      </section>
    </div>
  );
}
