"use client";
import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/form/use-error-message";
import { useErrorText } from "@/components/form/use-field";
import { toast } from "@/components/ui/toast-store";
import type { LocationList } from "@/lib/features/advertiserlocation/client";
import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";
import { api, ApiError } from "@/lib/http/client";

/** On, off and gone; each says what happened and keeps the list. */
export function useLocationActions(list: LocationList) {
  const t = useTranslations("advertiserlocation.done");
  const messageOf = useErrorMessage();
  const text = useErrorText();

  function complain(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const description = text(error.fields[0]?.message) ?? messageOf(error);
    toast({ variant: "destructive", title: t("failed"), description });
  }

  async function toggle(location: OwnLocation) {
    try {
      const given = { params: { id: location.id }, body: { active: !location.active, version: location.version } };
      const { first: next } = await api("PUT /advertiserlocation/{id}", given);
      list.update(next);
      toast({ title: t(next.active ? "show" : "hide", { title: next.title }) });
    } catch (error) {
      complain(error);
    }
  }

  /** False where it is still there. */
  async function remove(location: OwnLocation) {
    try {
      await api("DELETE /advertiserlocation/{id}", { params: { id: location.id } });
    } catch (error) {
      const gone = error instanceof ApiError && error.code === "NotFound";
      if (!gone) return false;
    }
    list.remove(location);
    toast({ title: t("remove", { title: location.title }) });
    return true;
  }

  return { toggle, remove };
}
