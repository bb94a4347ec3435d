"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type ApiError, api } from "@/lib/http/client";
import { formatDate } from "@/lib/i18n/formats";
import { ApiForm } from "./api-form";

type Purpose = "confirmEmail" | "confirmDelete";
type Done = { deleteAfter?: number };

const calls = { confirmEmail: "POST /confirmemail", confirmDelete: "POST /confirmdelete" } as const;
/** Where one goes from here: signing in again, or asking for another link. */
const next = { done: "/login", dead: "/userpanel/profile" };

/** A mailed link of one's account. It is used by a click, so that a mail scanner that only opens it uses up nothing. */
export function LinkForm({ lng, token, purpose }: { lng: string; token: string; purpose: Purpose }) {
  const t = useTranslations(`auth.${purpose}`);
  const [state, setState] = useState<"open" | "dead" | Done>(token ? "open" : "dead");
  const form = useForm({ defaultValues: {} });

  async function send() {
    const { first } = await api(calls[purpose], { body: { token } });
    setState(first ?? {});
  }
  const onRefused = (error: ApiError) => {
    const dead = error.fields.some(({ message }) => message === "linkInvalid");
    if (dead) setState("dead");
    return dead;
  };
  if (state === "open") {
    return (
      <ApiForm form={form} send={send} labels={{}} fieldOf={() => "root"} onRefused={onRefused}>
        <p>{t("text")}</p>
        <Button
          type="submit"
          variant={purpose === "confirmDelete" ? "danger" : "pri"}
          busy={form.formState.isSubmitting}
        >
          {t("submit")}
        </Button>
      </ApiForm>
    );
  }
  const outcome = state === "dead" ? "dead" : "done";
  const day = state === "dead" || !state.deleteAfter ? "" : formatDate(state.deleteAfter);
  return (
    <>
      <Notice tone={outcome === "dead" ? "bad" : "ok"} title={outcome === "done" && t("done", { day })} live>
        {outcome === "dead" ? t("dead") : t("doneText", { day })}
      </Notice>
      <ButtonLink variant="pri" href={`/${lng}${next[outcome]}`}>
        {outcome === "dead" ? t("again") : t("login")}
      </ButtonLink>
    </>
  );
}
