"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { emptyPlace } from "@/lib/features/place/schema";
import {
  accountFields,
  type RegisterForm,
  type RegisterValues,
  registerFieldOf,
  registerForm,
  toRegistration,
} from "@/lib/features/user/schema/registerForm";
import { type ApiError, api } from "@/lib/http/client";
import { AccountStep } from "./account-step";
import { ApiForm } from "./api-form";
import { CompanyStep } from "./company-step";
import { RegisterSteps } from "./register-steps";
import { clearRegisterData, type RegisterKind, useRegisterData } from "./register-storage";

const empty = (kind: RegisterKind): RegisterForm => ({
  firstname: "",
  lastname: "",
  email: "",
  phone: "",
  userName: "",
  password: "",
  termsAccepted: false,
  company: {
    companyType: kind === "buspartner" ? "busoperator" : undefined,
    name: "",
    place: emptyPlace,
    telephone: "",
    website: "",
  },
});

const isAccountField = (path: string) => accountFields.some((name) => name === path);

function useLabels() {
  const t = useTranslations("auth.register");
  const person = { firstname: t("firstname"), lastname: t("lastname"), email: t("email"), phone: t("phone") };
  const access = { userName: t("userName"), password: t("password"), termsAccepted: t("termsLabel") };
  const company = { "company.companyType": t("companyType"), "company.name": t("companyName") };
  const reach = { "company.telephone": t("telephone"), "company.website": t("website"), "company.place": t("place") };
  return { ...person, ...access, ...company, ...reach };
}

/** Two steps on the route line, one registration at the end. */
export function RegisterWizard({ kind }: { kind: RegisterKind }) {
  const t = useTranslations("auth.register");
  const lng = useLocale();
  const router = useRouter();
  const options = { resolver: zodResolver(registerForm), defaultValues: empty(kind) };
  const form = useForm<RegisterForm, unknown, RegisterValues>(options);
  const { step, go } = useRegisterData(kind, form);
  const atAccount = step === "account";

  async function next(event: MouseEvent) {
    event.preventDefault();
    if (await form.trigger([...accountFields], { shouldFocus: true })) go("company");
  }
  async function send(values: RegisterValues) {
    await api.post(`/register/${kind}`, toRegistration(values, lng));
    clearRegisterData();
    router.push(`/${lng}/registerconfirmation`);
  }
  const onRefused = (error: ApiError) => {
    if (error.fields.some((field) => isAccountField(field.path))) go("account");
  };

  return (
    <div className="rg">
      <RegisterSteps here={step} />
      <section>
        <h1>{atAccount ? t(`${kind}Title`) : t("companyTitle")}</h1>
        <p className="lead my-3">{atAccount ? t("accountLead") : t("companyLead")}</p>
        <ApiForm
          className="stack"
          form={form}
          send={send}
          labels={useLabels()}
          fieldOf={registerFieldOf}
          onRefused={onRefused}
        >
          {atAccount ? <AccountStep /> : <CompanyStep withType={kind === "buspartner"} />}
          <div className="row">
            {/* Keys: React would else turn the first button into the second under the finger that pressed it. */}
            {atAccount ? (
              <Button key="next" type="submit" variant="pri" onClick={next}>
                {t("next")}
              </Button>
            ) : (
              <>
                <Button key="send" type="submit" variant="pri" busy={form.formState.isSubmitting}>
                  {t("submit")}
                </Button>
                <Button onClick={() => go("account")}>{t("back")}</Button>
              </>
            )}
          </div>
          <p className="text-sm">
            {t.rich("haveAccount", { link: (chunks) => <Link href={`/${lng}/login`}>{chunks}</Link> })}
          </p>
        </ApiForm>
      </section>
    </div>
  );
}
