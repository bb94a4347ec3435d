"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { toast } from "@/components/ui/toast-store";
import type { LocationList } from "@/lib/features/advertiserlocation/client";
import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";
import { api, ApiError } from "@/lib/http/client";

/** On, off and gone; each says what happened and keeps the list. */
export function useLocationActions(list: LocationList) {
  const t = useTranslations("advertiserlocation.done");
  const { run } = useAction({ failed: t("failed") });

  const toggle = ({ id, active, version }: OwnLocation) =>
    run(
      () => api("PUT /advertiserlocation/{id}", { params: { id }, body: { active: !active, version } }),
      ({ first: next }) => {
        list.update(next);
        return t(next.active ? "show" : "hide", { title: next.title });
      },
    );

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
