"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import type { AdminUserRecord } from "@/lib/features/user/schema/admin";
import { api } from "@/lib/http/client";

/** What is done to one account by a button; each says what happened. True where it worked. */
export function useUserActions(refresh: () => Promise<void>) {
  const t = useTranslations("adminuser.done");
  const { run } = useAction({ failed: t("failed"), refresh });
  const nameOf = ({ firstname, lastname }: AdminUserRecord) => `${firstname} ${lastname}`;
  const setState = ({ id, version }: AdminUserRecord, state: "active" | "closed") =>
    api("PUT /admin/users/{id}", { params: { id }, body: { state, version } });
  return {
    close: (user: AdminUserRecord) => run(() => setState(user, "closed"), t("closed", { name: nameOf(user) })),
    reopen: (user: AdminUserRecord) => run(() => setState(user, "active"), t("reopened", { name: nameOf(user) })),
    endSessions: (user: AdminUserRecord) =>
      run(
        () => api("POST /admin/users/{id}/endsessions", { params: { id: user.id } }),
        t("sessionsEnded", { name: nameOf(user) }),
      ),
    resend: (user: AdminUserRecord) =>
      run(() => api("POST /admin/users/{id}/resend", { params: { id: user.id } }), t("resent", { email: user.email })),
  };
}
