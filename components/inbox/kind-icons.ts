import type { IconName } from "@/components/ui/icon-list";
import type { InboxKind } from "@/lib/features/inbox/schema";

export const kindIcons: Record<InboxKind, IconName> = {
  emergency: "triangle-exclamation-point",
  request: "circle-user-round",
  offer: "tag",
  answer: "message-square",
  fit: "waypoints",
  change: "repeat-2",
  due: "clock",
};
