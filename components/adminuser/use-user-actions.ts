"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { adminUsers } from "@/lib/features/user/client";
import type { AdminUserRecord } from "@/lib/features/user/schema/admin";

/** What is done to one account by a button; each says what happened. True where it worked. */
export function useUserActions(refresh: () => Promise<void>) {
  const t = useTranslations("adminuser.done");
  const { run } = useAction({ failed: t("failed"), refresh });
  const nameOf = ({ firstname, lastname }: AdminUserRecord) => `${firstname} ${lastname}`;
  return {
    close: (user: AdminUserRecord) =>
      run(
        () => adminUsers.change(user.id, { state: "closed", version: user.version }),
        t("closed", { name: nameOf(user) }),
      ),
    reopen: (user: AdminUserRecord) =>
      run(
        () => adminUsers.change(user.id, { state: "active", version: user.version }),
        t("reopened", { name: nameOf(user) }),
      ),
    endSessions: (user: AdminUserRecord) =>
      run(() => adminUsers.endSessions(user.id), t("sessionsEnded", { name: nameOf(user) })),
    resend: (user: AdminUserRecord) => run(() => adminUsers.resend(user.id), t("resent", { email: user.email })),
  };
}
