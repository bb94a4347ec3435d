"use client";
import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import { adminUsers } from "@/lib/features/user/client";
import type { AdminUserRecord } from "@/lib/features/user/schema/admin";
import { ApiError } from "@/lib/http/client";

/** What is done to one account by a button; each says what happened. True where it worked. */
export function useUserDeeds(refresh: () => Promise<void>) {
  const t = useTranslations("adminuser.done");
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
  const nameOf = ({ firstname, lastname }: AdminUserRecord) => `${firstname} ${lastname}`;
  return {
    close: (user: AdminUserRecord) =>
      run(adminUsers.change(user.id, { state: "closed", version: user.version }), t("closed", { name: nameOf(user) })),
    reopen: (user: AdminUserRecord) =>
      run(
        adminUsers.change(user.id, { state: "active", version: user.version }),
        t("reopened", { name: nameOf(user) }),
      ),
    endSessions: (user: AdminUserRecord) =>
      run(adminUsers.endSessions(user.id), t("sessionsEnded", { name: nameOf(user) })),
    resend: (user: AdminUserRecord) => run(adminUsers.resend(user.id), t("resent", { email: user.email })),
  };
}
