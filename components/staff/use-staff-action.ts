"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/client";

/** Runs a action, says what happened and reads the list anew; true where it was done. */
export function useStaffAction() {
  const t = useTranslations("staff");
  const messageOf = useErrorMessage();
  const router = useRouter();
  return async (action: () => Promise<unknown>, done: string) => {
    try {
      await action();
      toast({ title: done });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ variant: "destructive", title: t("failed"), description: messageOf(error) });
      return false;
    } finally {
      router.refresh();
    }
  };
}
