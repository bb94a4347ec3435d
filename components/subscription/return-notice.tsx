"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import type { SubscriptionRecord } from "@/lib/features/subscription/schema/subscription";
import type { Plan } from "@/lib/features/subscription/rules";
import { api } from "@/lib/http/client";
import { useQuery } from "@/lib/http/queries";

const every = 2_000;
/** A minute: after that the mail brings the news. */
const most = 30;

/** Asks until Stripe's word has arrived; what the return address says proves nothing. */
function useArrival(done: boolean) {
  const [asked, setAsked] = useState(0);
  const { data } = useQuery({
    queryKey: ["subscription", "arrival"],
    queryFn: async () => {
      setAsked((count) => count + 1);
      return (await api("GET /subscription")).first;
    },
    enabled: !done,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === "active" || asked >= most ? false : every),
  });
  return { data, late: asked >= most, again: () => setAsked(0) };
}

type Props = { record: SubscriptionRecord; names: Record<Plan, string>; path: string };

/** Back from Stripe's page after paying: waits for the web hook, then shows the state. */
export function ArrivalNotice({ record, names, path }: Props) {
  const t = useTranslations("subscription.returned");
  const router = useRouter();
  const arrived = record.state === "active" && record.payment === "stripe";
  const { data, late, again } = useArrival(arrived);
  const now = arrived ? record : data?.state === "active" ? data : null;
  useEffect(() => {
    if (!now?.plan) return;
    toast({ title: t("arrived", { plan: names[now.plan] }) });
    router.replace(path, { scroll: false });
    router.refresh();
  }, [now, names, path, router, t]);
  if (now) return null;
  return (
    <Notice tone={late ? "warn" : "info"} title={late ? t("late") : t("waiting")} live>
      {late ? t("lateText") : t("waitingText")}
      {late && (
        <>
          <br />
          <Button small onClick={again}>
            {t("again")}
          </Button>
        </>
      )}
    </Notice>
  );
}

export function CancelledNotice() {
  const t = useTranslations("subscription.returned");
  return (
    <Notice title={t("cancelled")} live>
      {t("cancelledText")}
    </Notice>
  );
}
