import { CircleUserRound, Clock, MessageSquare, Repeat2, Tag, TriangleAlert, Waypoints } from "lucide-react";
import type { InboxKind } from "@/lib/features/inbox/schema";

export const kindIcons: Record<InboxKind, typeof Clock> = {
  emergency: TriangleAlert,
  request: CircleUserRound,
  offer: Tag,
  answer: MessageSquare,
  fit: Waypoints,
  change: Repeat2,
  due: Clock,
};
