"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type ApiError, api } from "@/lib/http/client";
import { ApiForm } from "./api-form";

type State = "open" | "done" | "dead" | "taken";

/** What became of the link, and the ways on from there. */
function Outcome({ lng, state }: { lng: string; state: Exclude<State, "open"> }) {
  const t = useTranslations("auth.confirm");
  const to = (path: string, label: ReactNode, pri = false) => (
    <ButtonLink variant={pri ? "pri" : "line"} href={`/${lng}/${path}`}>
      {label}
    </ButtonLink>
  );
  if (state === "done") {
    return (
      <>
        <Notice tone="ok" title={t("done")} live>
          {t("doneText")}
        </Notice>
        {to("login?notice=confirmed", t("login"), true)}
      </>
    );
  }
  if (state === "taken") {
    return (
      <>
        <Notice tone="bad" title={t("taken")} live>
          {t("takenText")}
        </Notice>
        <div className="flex flex-wrap items-center gap-3">
          {to("contact", t("contact"), true)}
          {to("register/buspartner", t("register"))}
        </div>
      </>
    );
  }
  return (
    <>
      <Notice tone="bad" live>
        {t("dead")}
      </Notice>
      <p>{t("used")}</p>
      <div className="flex flex-wrap items-center gap-3">
        {to("registerconfirmation", t("again"), true)}
        {to("login", t("login"))}
      </div>
    </>
  );
}

/** The mailed link is used by a click, so that a mail scanner that only opens it uses up nothing. */
export function ConfirmForm({ lng, token }: { lng: string; token: string }) {
  const t = useTranslations("auth.confirm");
  const [state, setState] = useState<State>(token ? "open" : "dead");
  const form = useForm({ defaultValues: {} });
  if (state !== "open") return <Outcome lng={lng} state={state} />;
  const onRefused = (error: ApiError) => {
    if (error.fields.length === 0) return false;
    setState(error.fields.some(({ path }) => path === "claim") ? "taken" : "dead");
    return true;
  };
  const send = async () => {
    await api("POST /confirmuser", { body: { token } });
    setState("done");
  };
  return (
    <ApiForm form={form} send={send} labels={{}} onRefused={onRefused}>
      <p>{t("text")}</p>
      <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
    </ApiForm>
  );
}
