import { kindToggleClass } from "./kind-toggle";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { KindSign } from "@/components/map/kind-sign";
import { cn } from "@/components/ui/cn";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";

type Props = { kind: Kind; on: boolean; href: string; className?: string; children?: ReactNode };

/** Of a link that switches by the address what a list shows, by `data-on`. */
export const kindLinkClass = cn(
  kindToggleClass,
  "no-underline data-[on=true]:border-b-3 data-[on=true]:border-b-ink data-[on=false]:border-dashed data-[on=false]:text-ink-3 data-[on=false]:[&>.kind-sign]:[filter:grayscale(1)]",
);

/** A kind that is switched by the address: it works without scripts. `children`: its count. */
export function KindLink({ kind, on, href, className, children }: Props) {
  const t = useTranslations("busrequest.kinds");
  return (
    <Link
      className={cn(kindLinkClass, className)}
      href={href}
      data-on={on}
      aria-current={on ? "true" : undefined}
      scroll={false}
    >
      <KindSign kind={kind} size={18} />
      {t(kind)}
      {children}
    </Link>
  );
}
