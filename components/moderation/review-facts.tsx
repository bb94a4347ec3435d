import { FactList } from "@/components/ui/fact-list";
import { telHref } from "@/components/ui/tel";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

function useFacts(record: BusRequestRecord) {
  const t = useTranslations("moderation.facts");
  const words = useTranslations("busrequest");
  const { passengers, organisationType, category, transferType, vehicleTypes, quantity, radius, mode } = record;
  const group = category === "grouprequest";
  const size = passengers === null ? [] : [t(group ? "people" : "seats", { count: passengers })];
  const org = organisationType ? [words(`organisationTypes.${organisationType}`)] : [];
  const types = vehicleTypes.map((type) => words(`vehicleTypes.${type}`)).join(", ") || t("anyBus");
  const who = words(`modes.${mode}`);
  return {
    group: [...size, ...org, ...(group ? [words(`transferTypes.${transferType}`)] : [])].join(", "),
    bus: quantity > 1 ? t("buses", { count: quantity, types }) : types,
    visible: radius ? t("radius", { who, km: radius }) : who,
  };
}

function Contact({ record }: { record: BusRequestRecord }) {
  const { companyName, email, phone } = record;
  return (
    <>
      {companyName}
      {email && (
        <>
          , <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {phone && (
        <>
          , <a href={telHref(phone)}>{phone}</a>
        </>
      )}
    </>
  );
}

type Props = { record: BusRequestRecord; language?: Language; children?: ReactNode };

/** Group, bus, visibility, contact; `children` are further pairs of dt and dd. */
export function ReviewFacts({ record, language, children }: Props) {
  const t = useTranslations("moderation.facts");
  const facts = useFacts(record);
  return (
    <FactList className="gap-y-[0.3rem]! text-sm!">
      {facts.group && (
        <>
          <dt>{t("group")}</dt>
          <dd>{facts.group}</dd>
        </>
      )}
      <dt>{t("bus")}</dt>
      <dd>{facts.bus}</dd>
      <dt>{t("visible")}</dt>
      <dd>{facts.visible}</dd>
      <dt>{t("contact")}</dt>
      <dd>
        <Contact record={record} />
      </dd>
      {language && (
        <>
          <dt>{t("language")}</dt>
          <dd>{t(`languages.${language}`)}</dd>
        </>
      )}
      <dt>{t("posted")}</dt>
      <dd>{formatDateTime(record.created_at)}</dd>
      {children}
    </FactList>
  );
}
