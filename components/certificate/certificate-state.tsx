import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { CertificateState } from "@/lib/features/certificate/rules";

const tones: Record<CertificateState, BadgeTone> = { missing: "off", waiting: "pend", checked: "live", expired: "no" };

/** How a paper stands: in words and by the shape of its dot. */
export function CertificateBadge({ state }: { state: CertificateState }) {
  const t = useTranslations("certificate.state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

/** Where a paper's PDF is read, by those who may. */
export const certificateHref = (id: string) => `/api/certificate/${id}/file`;
