import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";

/** From here to there, between two places in a line of words. */
export function RouteArrow({ className = "align-[-0.12em]" }: { className?: string }) {
  const t = useTranslations("busrequest.ticket");
  return (
    <>
      <svg
        className={cn("inline-block flex-none fill-none stroke-current stroke-[2.6] board:text-brand", className)}
        width="15"
        height="15"
        viewBox="0 0 16 16"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M1.5 8h12M9 3.3 13.7 8 9 12.7" />
      </svg>
      <span className="sr-only">{t("to")}</span>
    </>
  );
}
