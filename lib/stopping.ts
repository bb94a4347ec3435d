import { singleton } from "@/lib/singleton";

const state = singleton("stopping", () => ({ on: false }));

/** The process was told to stop: it answers what still comes, and a balancer should send nobody here any more. */
export const isStopping = () => state.on;

export function markStopping() {
  state.on = true;
}
