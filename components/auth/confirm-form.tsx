"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type ApiError, api } from "@/lib/http/client";
import { ApiForm } from "./api-form";

/** The mailed link is used by a click, so that a mail scanner that only opens it uses up nothing. */
export function ConfirmForm({ lng, token }: { lng: string; token: string }) {
  const t = useTranslations("auth.confirm");
  const [state, setState] = useState<"open" | "done" | "dead">(token ? "open" : "dead");
  const form = useForm({ defaultValues: {} });
  if (state === "done") {
    return (
      <>
        <Notice tone="ok" title={t("done")} live>
          {t("doneText")}
        </Notice>
        <ButtonLink variant="pri" href={`/${lng}/login?notice=confirmed`}>
          {t("login")}
        </ButtonLink>
      </>
    );
  }
  if (state === "dead") {
    return (
      <>
        <Notice tone="bad" live>
          {t("dead")}
        </Notice>
        <ButtonLink variant="pri" href={`/${lng}/registerconfirmation`}>
          {t("again")}
        </ButtonLink>
      </>
    );
  }
  const onRefused = (error: ApiError) => {
    if (error.fields.length === 0) return false;
    setState("dead");
    return true;
  };
  const send = async () => {
    await api.post("/confirmuser", { token });
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
