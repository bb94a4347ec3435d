import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { NewsState } from "@/lib/features/news/rules";

const tones = { draft: "off", planned: "pend", published: "live" } as const;

export function NewsStateBadge({ state }: { state: NewsState }) {
  const t = useTranslations("news.state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
