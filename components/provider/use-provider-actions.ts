"use client";
import { useTranslations } from "next-intl";
import { eachRow } from "@/components/admin/each-row";
import { useAction } from "@/components/form/use-action";
import type { ProviderRecord } from "@/lib/features/provider/schema/list";
import { api } from "@/lib/http/client";

/** What is done to one company by a button; each says what happened. True where it worked. */
export function useProviderActions(refresh: () => Promise<void>) {
  const t = useTranslations("provider.done");
  const { run } = useAction({ failed: t("failed"), refresh });
  const setActive = ({ id, name, version }: ProviderRecord, active: boolean) =>
    run(
      () => api("PUT /admin/providers/{id}", { params: { id }, body: { active, version } }),
      t(active ? "reopened" : "closed", { name }),
    );
  return {
    close: (row: ProviderRecord) => setActive(row, false),
    reopen: (row: ProviderRecord) => setActive(row, true),
    invite: (row: ProviderRecord) =>
      run(
        () => api("POST /admin/providers/{id}/invite", { params: { id: row.id } }),
        t("invited", { email: row.email }),
      ),
    /** `leave`: whoever looks at it is away before the list is read again. */
    remove: (row: ProviderRecord, leave: () => void) =>
      run(() => api("DELETE /company/{id}", { params: { id: row.id } }).then(leave), t("deleted", { name: row.name })),
  };
}

type Done = "manyInvited" | "manyClosed" | "manyReopened";

/** A action for each of many; what is refused is counted and holds up no other. Answers a sentence. */
export function useForEach() {
  const t = useTranslations("provider.done");
  return async (rows: readonly ProviderRecord[], said: Done, action: (row: ProviderRecord) => Promise<unknown>) => {
    const { kept, gone } = await eachRow(rows, action);
    const refused = kept.length + gone.length;
    return t(said, { done: rows.length - refused, refused });
  };
}
