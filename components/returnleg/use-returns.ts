"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useKey } from "@/components/form/use-key";
import { useAction } from "@/components/form/use-action";
import { api } from "@/lib/http/client";
import { useQuery, useQueryClient } from "@/lib/http/queries";

/** The company's empty ways home, or the one of a trip. */
export const useReturns = (asked: { booking?: string; request?: string } = {}) =>
  useQuery({
    queryKey: ["returnleg", "list", asked],
    queryFn: ({ signal }) => api("GET /returnleg", { query: { ...asked, take: 100 }, signal }),
  });

/** Whether they are published by themselves. */
export const useReturnSetting = () =>
  useQuery({
    queryKey: ["returnleg", "setting"],
    queryFn: async ({ signal }) => (await api("GET /returnleg/setting", { signal })).first,
  });

/** Publishes a way home, lets it go, or changes what becomes of all to come. */
export function useReturnActions() {
  const t = useTranslations("returnleg");
  const lng = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useKey();
  const refresh = () => {
    router.refresh();
    return client.invalidateQueries({ queryKey: ["returnleg"] });
  };
  const { run, busy } = useAction({ failed: t("failed"), refresh });
  const publish = (id: string) =>
    run(
      () => api("POST /returnleg/{id}/post", { params: { id }, idempotencyKey: keyOf(["returnleg", id]) }),
      ({ first }) => ({
        title: t("published"),
        action: { label: t("see"), onAct: () => router.push(`/${lng}/request/${first.id}`) },
      }),
    );
  const drop = (id: string) => run(() => api("DELETE /returnleg/{id}", { params: { id } }), t("dropped"));
  const set = (automatic: boolean) =>
    run(() => api("POST /returnleg/setting", { body: { automatic } }), t(automatic ? "on" : "off"));
  return { busy, publish, drop, set };
}
