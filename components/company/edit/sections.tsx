"use client";
import { FactList } from "@/components/ui/fact-list";
import { AddressField } from "@/components/place/address-field";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SelectField } from "@/components/form/select-field";
import { TextArea, TextField } from "@/components/form/text-field";
import type { CompanyRecord } from "@/lib/features/company/schema";
import { FileField, GalleryField } from "./file-fields";
import { PublishAll, Published, PublishedRow } from "./published";
import { publishedKeys } from "./values";

type SectionName = "company" | "address" | "contact" | "files" | "fleet";

function Section({ of: name, children }: { of: SectionName; children: ReactNode }) {
  const t = useTranslations("companyprofile");
  return (
    <section className="card" aria-labelledby={`cpe-${name}`}>
      <h2 className="mb-4 text-xl" id={`cpe-${name}`}>
        {t(`section.${name}`)}
      </h2>
      {children}
    </section>
  );
}

function Contact() {
  const t = useTranslations("companyprofile");
  const phones = [
    { name: "telephone", icon: "phone", autoComplete: "tel" },
    { name: "cellphone", icon: "smartphone", autoComplete: "tel" },
    { name: "fax", icon: "printer", autoComplete: "off" },
  ] as const;
  return (
    <Section of="contact">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-y-4 gap-x-5">
        <Published of="email">
          <TextField
            name="email"
            type="email"
            icon="mail"
            label={t("field.email")}
            hint={t("hint.email")}
            autoComplete="email"
            spellCheck={false}
          />
        </Published>
        <Published of="website">
          <TextField
            name="website"
            inputMode="url"
            icon="globe"
            label={t("field.website")}
            hint={t("hint.website")}
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            aria-required={false}
          />
        </Published>
        {phones.map(({ name, icon, autoComplete }) => (
          <Published key={name} of={name}>
            <TextField
              name={name}
              type="tel"
              icon={icon}
              label={t(`field.${name}`)}
              autoComplete={autoComplete}
              aria-required={false}
            />
          </Published>
        ))}
      </div>
    </Section>
  );
}

function Files() {
  return (
    <Section of="files">
      <Published of="logo">
        <FileField name="logo" />
      </Published>
      <Published of="images" className="mt-4">
        <GalleryField />
      </Published>
      <Published of="pdf" className="mt-4">
        <FileField name="pdf" />
      </Published>
    </Section>
  );
}

/** All fields of a profile, each with its switch. */
export function Sections({ companyType, zones }: Pick<CompanyRecord, "companyType"> & { zones: readonly string[] }) {
  const t = useTranslations("companyprofile");
  const types = useTranslations("busrequest.companyTypes");
  const about = companyType === "travelService" ? "descriptionHouse" : "description";
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PublishAll keys={publishedKeys.filter((key) => key !== "fleet" || companyType === "busoperator")} />
      <Section of="company">
        <TextField
          name="name"
          icon="building-complex"
          label={t("field.name")}
          hint={t("hint.name")}
          autoComplete="organization"
        />
        <FactList className="mt-4">
          <dt>{t("field.type")}</dt>
          <dd>{types(companyType)}</dd>
        </FactList>
        <Published of="description" className="mt-4">
          <TextArea name="description" rows={7} label={t("field.description")} hint={t(`hint.${about}`)} />
        </Published>
      </Section>
      <Section of="address">
        <Published of="address">
          <AddressField name="place" label={t("field.place")} hint={t("hint.place")} />
        </Published>
        <PublishedRow of="location" className="mt-4 border-t border-line pt-3" />
        <SelectField
          name="timeZone"
          className="mt-4"
          label={t("field.timeZone")}
          hint={t("hint.timeZone")}
          choices={zones.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
        />
      </Section>
      <Contact />
      <Files />
      {companyType === "busoperator" && (
        <Section of="fleet">
          <PublishedRow of="fleet" />
        </Section>
      )}
    </div>
  );
}
