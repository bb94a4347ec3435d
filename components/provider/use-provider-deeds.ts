"use client";
import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import { providers } from "@/lib/features/provider/client";
import type { ProviderRecord } from "@/lib/features/provider/schema/list";
import { ApiError } from "@/lib/http/client";

/** What is done to one company by a button; each says what happened. True where it worked. */
export function useProviderDeeds(refresh: () => Promise<void>) {
  const t = useTranslations("provider.done");
  const messageOf = useErrorMessage();
  async function run(work: Promise<unknown>, title: string) {
    try {
      await work;
      toast({ title });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ variant: "destructive", title: t("failed"), description: messageOf(error) });
      return false;
    } finally {
      await refresh();
    }
  }
  const setActive = ({ id, name, version }: ProviderRecord, active: boolean) =>
    run(providers.change(id, { active, version }), t(active ? "reopened" : "closed", { name }));
  return {
    close: (row: ProviderRecord) => setActive(row, false),
    reopen: (row: ProviderRecord) => setActive(row, true),
    invite: (row: ProviderRecord) => run(providers.invite(row.id), t("invited", { email: row.email })),
    remove: (row: ProviderRecord) => run(providers.remove(row.id), t("deleted", { name: row.name })),
  };
}

/** A deed for each of many; what is refused is counted and holds up no other. Answers a sentence. */
export function useForEach() {
  const t = useTranslations("provider.done");
  return async (rows: readonly ProviderRecord[], deed: (row: ProviderRecord) => Promise<unknown>) => {
    let done = 0;
    let refused = 0;
    for (const row of rows) {
      try {
        await deed(row);
        done += 1;
      } catch (error) {
        // Whatever is not about this one row would be the same for all others.
        if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) throw error;
        refused += 1;
      }
    }
    return t("many", { done, refused });
  };
}
