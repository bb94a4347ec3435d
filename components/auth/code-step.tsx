"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { FormProvider } from "@/components/form/form-provider";
import { useForm } from "react-hook-form";
import { CheckField } from "@/components/form/check-field";
import { TextField } from "@/components/form/text-field";
import { waitTimeOf } from "@/components/form/wait-time";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type SignInResult, signIn } from "./session-client";
import "@/sheets/parts.css";

type Values = { code: string; trust: boolean };
type Props = { username: string; password: string; onBack: () => void; onSignedIn: () => Promise<void> };

const words = { wrongCode: "codeWrong", lateCode: "codeLate", usedCode: "codeUsed" } as const;
const isCode = (failure: string): failure is keyof typeof words => failure in words;

/** The code beside a right password. Name and password are sent along again, and kept nowhere but in this page. */
export function CodeStep({ username, password, onBack, onSignedIn }: Props) {
  const t = useTranslations("auth.login");
  const wait = useTranslations("form");
  const form = useForm<Values>({ defaultValues: { code: "", trust: false } });
  const { isSubmitting, errors } = form.formState;
  useEffect(() => form.setFocus("code"), [form]);

  function refuse({ failure, seconds }: Extract<SignInResult, { ok: false }>) {
    if (isCode(failure)) form.setError("code", { message: t(words[failure]) }, { shouldFocus: true });
    else if (failure === "limited") form.setError("root", { message: wait("waitTime", waitTimeOf(seconds)) });
    else form.setError("root", { message: t(failure === "wrong" ? "wrong" : "failed") });
  }
  async function submit({ code, trust }: Values) {
    if (code.trim() === "") {
      form.setError("code", { message: "required" }, { shouldFocus: true });
      return;
    }
    const result = await signIn({ username, password, code: code.trim(), trust: String(trust) });
    if (result.ok) await onSignedIn();
    else refuse(result);
  }
  return (
    <FormProvider {...form}>
      <form className="grid w-[min(24rem,100%)] gap-4" method="post" noValidate onSubmit={form.handleSubmit(submit)}>
        <h1>{t("step")}</h1>
        <p>{t("stepText")}</p>
        {errors.root && (
          <Notice tone="bad" live>
            {errors.root.message}
          </Notice>
        )}
        <TextField
          name="code"
          label={t("code")}
          hint={t("codeHint")}
          icon="key-round"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CheckField name="trust" label={t("trust")} />
        <Button type="submit" variant="pri" wide busy={isSubmitting}>
          {t("check")}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t("back")}
        </Button>
      </form>
    </FormProvider>
  );
}
