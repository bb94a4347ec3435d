"use client";
import { useTranslations } from "next-intl";
import type { UseFormReturn } from "react-hook-form";
import { applyServerErrors } from "@/components/form/server-errors";
import { useKey } from "@/components/form/use-key";
import { toast } from "@/components/ui/toast-store";
import type { FieldError } from "@/lib/errors";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { api, ApiError } from "@/lib/http/client";
import { useOwnWords } from "./use-check";
import { draftOf, type Receiver, type RequestValues } from "./values";

/** Where the form has the field of an error of the wire, in the form's own words. */
export function useToField() {
  const say = useOwnWords();
  return ({ path, message }: FieldError): FieldError => {
    if (path === "company") return { path: "receiver", message: say(message) };
    return { path: path.replace(/^(start|end)\.address\..*/, "$1.address"), message: say(message) };
  };
}

/** Tells of a refusal that concerns no field, with a way to try again. */
export function useComplaint(text: "failed" | "failedEdit") {
  const t = useTranslations("busrequest.form");
  return (error: unknown, retry: () => void) => {
    const why = error instanceof ApiError && error.status > 0 && error.status !== 500 ? ` ${error.errordesc}` : "";
    toast({
      title: t("failedTitle"),
      description: `${t(text)}${why}`,
      variant: "destructive",
      action: { label: t("retry"), onAct: retry },
    });
    return true;
  };
}

type Query = {
  form: UseFormReturn<RequestValues>;
  receiver: Receiver | null;
  fromSingleRequest: boolean;
  onSaved: (record: BusRequestRecord) => void;
  onInvalid: (paths: string[]) => void;
};

/** Posts the form as a new request; whatever fails, what was typed stays. */
export function useSend({ form, receiver, fromSingleRequest, onSaved, onInvalid }: Query) {
  const toField = useToField();
  const complain = useComplaint("failed");
  const keyOf = useKey();
  async function send(values: RequestValues) {
    const body = draftOf(values, receiver, fromSingleRequest);
    try {
      onSaved((await api("POST /busrequest", { body, idempotencyKey: keyOf(body) })).first);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields.map(toField) : [];
      if (applyServerErrors(form.setError, fields)) return onInvalid(fields.map(({ path }) => path));
      complain(error, () => void form.handleSubmit(send)());
    }
  }
  return send;
}
