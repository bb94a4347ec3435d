"use client";
import { Link } from "@/components/ui/link";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { checkLater } from "@/components/form/check-later";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { emptyPlace } from "@/lib/features/place/rules";
import type { RegisterForm, RegisterValues } from "@/lib/features/user/schema/register-form";
import type { ClaimProfile } from "@/lib/features/user/schema/claim";
import type { RegistrationBody, WishedPlan } from "@/lib/features/user/schema/registration";
import { type ApiError, api } from "@/lib/http/client";
import { AccountStep } from "./account-step";
import { ApiForm } from "./api-form";
import { ClaimNotice } from "./claim-notice";
import { companyOfClaim } from "./claim-values";
import { CompanyStep } from "./company-step";
import { RegisterSteps } from "./register-steps";
import { accountFields, registerFieldOf, toRegistration } from "./register-values";
import { clearRegisterData, type RegisterKind, type RegisterStep, useRegisterData } from "./register-storage";

const empty = (kind: RegisterKind, profile?: ClaimProfile): RegisterForm => ({
  firstname: "",
  lastname: "",
  email: "",
  phone: "",
  userName: "",
  password: "",
  termsAccepted: false,
  company: profile
    ? companyOfClaim(profile)
    : {
        companyType: kind === "buspartner" ? "busoperator" : undefined,
        name: "",
        place: emptyPlace,
        telephone: "",
        website: "",
      },
});

const resolver = checkLater(async () => (await import("@/lib/features/user/schema/register-form")).registerForm);
const isAccountField = (path: string) => accountFields.some((name) => name === path);

function useLabels() {
  const t = useTranslations("auth.register");
  const person = { firstname: t("firstname"), lastname: t("lastname"), email: t("email"), phone: t("phone") };
  const access = { userName: t("userName"), password: t("password"), termsAccepted: t("termsLabel") };
  const company = { "company.companyType": t("companyType"), "company.name": t("companyName") };
  const contact = { "company.telephone": t("telephone"), "company.website": t("website"), "company.place": t("place") };
  return { ...person, ...access, ...company, ...contact };
}

type Claim = { token: string; profile: ClaimProfile };
/** `claim`: the profile that a mailed link takes over, "dead" for a link that does not any more. */
type Props = {
  kind: RegisterKind;
  claim?: Claim | "dead" | null;
  /** The plan that was chosen on the public pages; it goes along, and orders nothing. */
  wish?: (WishedPlan & { name: string }) | null;
};

/** Form, steps and what sends them; a step that was turned to is read from its heading on. */
function useRegistration({ kind, claim: given = null, wish }: Props) {
  const lng = useLocale();
  const router = useRouter();
  const [dead, setDead] = useState(given === "dead");
  const claim = given === "dead" || dead ? null : given;
  const options = { resolver, defaultValues: empty(kind, claim?.profile) };
  const form = useForm<RegisterForm, unknown, RegisterValues>(options);
  const { step, go } = useRegisterData(kind, form, claim?.profile.name ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (next: RegisterStep) => {
    flushSync(() => go(next));
    heading.current?.focus();
  };

  async function next(event: MouseEvent) {
    event.preventDefault();
    if (await form.trigger([...accountFields], { shouldFocus: true })) turn("company");
  }
  async function send(values: RegisterValues) {
    // A bus partner has a type, a travel service has none: the form holds it as its kind wants it.
    const wishedPlan = wish ? { plan: wish.plan, interval: wish.interval } : undefined;
    const body = { ...toRegistration(values, lng), claim: claim?.token, wishedPlan } as RegistrationBody;
    await api(`POST /register/${kind}`, { body });
    clearRegisterData();
    router.push(`/${lng}/registerconfirmation`);
  }
  const onRefused = (error: ApiError) => {
    if (error.fields.some(({ path }) => path === "claim")) {
      // What was typed stays; the next press registers without the link.
      flushSync(() => setDead(true));
      heading.current?.focus();
      return true;
    }
    if (error.fields.some((field) => isAccountField(field.path))) turn("account");
  };
  return {
    form,
    step,
    heading,
    dead,
    profile: claim?.profile ?? null,
    next,
    send,
    onRefused,
    back: () => turn("account"),
  };
}

/** Two steps on the route line, one registration at the end. */
export function RegisterWizard(props: Props) {
  const { kind, wish } = props;
  const t = useTranslations("auth.register");
  const lng = useLocale();
  const { form, step, heading, dead, profile, next, send, onRefused, back } = useRegistration(props);
  const atAccount = step === "account";
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,var(--form-max))_15rem] items-start gap-12 px-edge pt-8 max-lg:grid-cols-1 max-lg:gap-[1.2rem] max-lg:pt-[1.2rem]">
      <RegisterSteps here={step} />
      <section>
        <h1 ref={heading} tabIndex={-1}>
          {atAccount ? t(`${kind}Title`) : t("companyTitle")}
        </h1>
        <p className="max-w-measure text-lg text-ink-2 my-3">{atAccount ? t("accountLead") : t("companyLead")}</p>
        <div className="mb-3">
          <ClaimNotice profile={profile} dead={dead} />
        </div>
        {wish && (
          <div className="mb-3">
            <Notice title={t("wish", { plan: wish.name, interval: wish.plan === "trial" ? "none" : wish.interval })}>
              {t("wishText")}
            </Notice>
          </div>
        )}
        <ApiForm
          className="grid grid-cols-1 content-start gap-4"
          form={form}
          send={send}
          labels={useLabels()}
          fieldOf={registerFieldOf}
          onRefused={onRefused}
        >
          {atAccount ? <AccountStep /> : <CompanyStep withType={kind === "buspartner"} />}
          <div className="flex flex-wrap items-center gap-3">
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
                <Button onClick={back}>{t("back")}</Button>
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
