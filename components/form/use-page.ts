import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { isRetryable } from "@/lib/http/client";
import { onceBack } from "@/components/form/server-back";

/** Reads the page anew, at once or, after a call that did not get through, once the server is there again. */
export function usePage() {
  const router = useRouter();
  const [isStale, begin] = useTransition();
  const refresh = () => begin(() => router.refresh());
  const refreshAfter = (error: unknown) => (isRetryable(error) ? void onceBack(router.refresh) : refresh());
  return { isStale, refresh, refreshAfter };
}
