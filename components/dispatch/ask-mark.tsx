import type { IconName } from "@/components/ui/icon-list";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { AskState } from "@/lib/features/dispatch/rules";

const signs: Record<AskState, IconName> = { can: "check", seen: "eye", asked: "send", no: "x", off: "minus" };

/** Its number on list and map: filled = can send, ring = seen, dashed = asked, pale = will not come. */
export function AskNumber({ state, number }: { state: AskState; number: number }) {
  const pale = state === "no" || state === "off";
  return (
    <span
      className={cn(
        "grid size-5.5 place-items-center rounded-full sign-xs",
        pale ? "border border-line-strong text-ink-3" : "border-2 border-ink",
        state === "can" && "bg-ink text-page",
        state === "asked" && "border-dashed",
      )}
      aria-hidden
    >
      {number}
    </span>
  );
}

/** How a company stands, as sign and word. */
export function AskWord({ state }: { state: AskState }) {
  const t = useTranslations("dispatch.states");
  const tone = state === "can" ? "text-success" : state === "no" || state === "off" ? "text-ink-2" : undefined;
  return (
    <span className={cn("flex items-center gap-1 sign-sm", tone)}>
      <Icon of={signs[state]} size={16} />
      {t(state)}
    </span>
  );
}
