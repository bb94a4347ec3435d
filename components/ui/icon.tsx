import type { LucideIcon } from "lucide-react";

/** Lucide at the house's stroke. Decorative unless it stands alone: then the control around it has the label. */
export function Icon({ of: Sign, size = 18, className = "" }: { of: LucideIcon; size?: number; className?: string }) {
  return <Sign className={`i ${className}`} size={size} strokeWidth={1.9} aria-hidden />;
}
