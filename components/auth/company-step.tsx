"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { CheckField } from "@/components/form/check-field";
import { Segmented } from "@/components/form/choice-cards";
import { PasswordField } from "@/components/form/password-field";
import { TextField } from "@/components/form/text-field";
import { AddressField } from "@/components/place/address-field";
import { Icon } from "@/components/ui/icon";
import { PasswordChecks } from "./password-checks";

const types = [
  { value: "busoperator", sign: "bus" },
  { value: "touroperator", sign: "map" },
  { value: "driver", sign: "id-card" },
] as const;

function Terms() {
  const t = useTranslations("auth.register");
  const lng = useLocale();
  const to = (path: string) =>
    function To(chunks: React.ReactNode) {
      return (
        <Link href={`/${lng}/${path}`} target="_blank">
          {chunks}
        </Link>
      );
    };
  const label = t.rich("terms", { terms: to("terms_and_conditions"), privacy: to("privacypolicy") });
  return <CheckField name="termsAccepted" className="col-span-full" label={label} />;
}

/** AdvertiserData, BusPartnerData: the company, and the password, which no storage keeps between the steps. */
export function CompanyStep({ withType }: { withType: boolean }) {
  const t = useTranslations("auth.register");
  const cards = types.map(({ value, sign }) => ({ value, label: t(value), icon: <Icon of={sign} /> }));
  return (
    <div className="grid grid-cols-2 gap-y-4 gap-x-4 max-md:grid-cols-1">
      {withType && (
        <Segmented
          stacked
          name="company.companyType"
          className="col-span-full"
          label={t("companyType")}
          cards={cards}
        />
      )}
      <TextField
        name="company.name"
        className="col-span-full"
        icon="building-complex"
        label={t("companyName")}
        autoComplete="organization"
      />
      <div className="col-span-full">
        <AddressField name="company.place" label={t("place")} hint={t("placeHint")} />
      </div>
      <TextField name="company.telephone" type="tel" icon="phone" label={t("telephone")} optional autoComplete="tel" />
      <TextField name="company.website" inputMode="url" icon="globe" label={t("website")} optional autoComplete="url" />
      <div className="col-span-full">
        <PasswordField name="password" icon="key-round" label={t("password")} autoComplete="new-password" />
        <PasswordChecks name="password" />
      </div>
      <Terms />
    </div>
  );
}
