"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { useErrorMessage } from "@/components/form/use-error-message";
import { usePage } from "@/components/form/use-page";
import { toast } from "@/components/ui/toast-store";
import type { BusRecord } from "@/lib/features/bus/schema/bus";
import { api, ApiError } from "@/lib/http/client";

/** Out of service, back into it, and gone; each says what happened and reads the fleet anew. */
export function useFleetActions() {
  const t = useTranslations("bus.done");
  const form = useTranslations("bus.form");
  const messageOf = useErrorMessage();
  const page = usePage();
  const { run } = useAction({ failed: t("failed"), refresh: "page" });

  function setActive(bus: BusRecord, active: boolean): Promise<boolean> {
    const plate = bus.licenceplate;
    return run(
      () => api("PUT /busses/{id}", { params: { id: bus.id }, body: { active, version: bus.version } }),
      ({ first }) => {
        const action = { label: form("revive"), onAct: () => void setActive(first, true) };
        return active
          ? t("revive", { plate })
          : { title: t("retire", { plate }), description: t("retireText"), action };
      },
    );
  }

  /** Why it was not deleted, in a sentence; null where it was. */
  async function remove(bus: BusRecord): Promise<string | null> {
    try {
      await api("DELETE /busses/{id}", { params: { id: bus.id } });
      toast({ title: t("remove", { plate: bus.licenceplate }) });
      page.refresh();
      return null;
    } catch (error) {
      page.refreshAfter(error);
      if (!(error instanceof ApiError)) throw error;
      return messageOf(error);
    }
  }

  return { setActive, remove };
}
