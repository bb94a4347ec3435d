"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "@/components/ui/toast-store";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { api, ApiError } from "@/lib/http/client";
import { useOwnWords } from "./use-check";
import { changeOf, draftOf, type Receiver, type RequestValues } from "./values";

type Edit = { record: BusRequestRecord; token?: string };
type Query = {
  form: UseFormReturn<RequestValues>;
  receiver: Receiver | null;
  fromSingleRequest: boolean;
  edit: Edit | null;
  onSaved: (record: BusRequestRecord) => void;
  onConflict: () => void;
  onRefused: (paths: string[]) => void;
};

/** One key a submission: pressed again with the same content, the server gives its first answer. */
function useKey() {
  const last = useRef({ content: "", key: "" });
  return (content: string) => {
    if (last.current.content !== content) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      last.current = { content, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") };
    }
    return last.current.key;
  };
}

/** Sends the form; whatever fails, what was typed stays. */
export function useSend({ form, receiver, fromSingleRequest, edit, onSaved, onConflict, onRefused }: Query) {
  const t = useTranslations("busrequest.form");
  const say = useOwnWords();
  const keyOf = useKey();

  function complain(error: unknown, retry: () => void) {
    const why = error instanceof ApiError && error.status > 0 && error.status !== 500 ? ` ${error.errordesc}` : "";
    const description = `${t(edit ? "failedEdit" : "failed")}${why}`;
    toast({
      title: t("failedTitle"),
      description,
      variant: "destructive",
      action: { label: t("retry"), onAct: retry },
    });
  }

  function refuse(error: ApiError) {
    for (const { path, message } of error.fields) {
      form.setError((path.replace(/^(start|end)\.address\..*/, "$1.address") || "root") as "root", {
        type: "server",
        message: say(message),
      });
    }
    onRefused(error.fields.map(({ path }) => path));
  }

  async function send(values: RequestValues, version = edit?.record.version ?? 0): Promise<void> {
    try {
      if (edit) {
        const given = { params: { id: edit.record.id }, body: changeOf(values, version), token: edit.token };
        return onSaved((await api("PUT /busrequest/{id}", given)).first);
      }
      const draft = draftOf(values, receiver, fromSingleRequest);
      const given = { body: draft, idempotencyKey: keyOf(JSON.stringify(draft)) };
      onSaved((await api("POST /busrequest", given)).first);
    } catch (error) {
      if (edit && error instanceof ApiError && error.code === "Conflict") return onConflict();
      if (error instanceof ApiError && error.fields.length > 0) return refuse(error);
      complain(error, () => void form.handleSubmit((again) => send(again, version))());
    }
  }
  return send;
}
