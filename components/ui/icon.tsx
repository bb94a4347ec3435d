import type { LucideIcon } from "lucide-react";

/** Of a picture like an icon that is not of Lucide. */
export const iconClass = "inline-block flex-none align-[-0.22em]";

type Props = { of: LucideIcon; size?: number; className?: string };

/** Lucide at the house's stroke. Decorative unless it stands alone: then the control around it has the label. */
export function Icon({ of: Sign, size = 18, className }: Props) {
  return <Sign className={className} size={size} strokeWidth={1.9} aria-hidden />;
}
