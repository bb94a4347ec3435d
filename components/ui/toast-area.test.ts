import type { ReactElement, ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { runHook } from "@/tests/hook";
import { ToastArea } from "./toast-area";
import { toastStore } from "./toast-list";
import { toast } from "./toast-store";

const useSeenFor = vi.hoisted(() => vi.fn());
vi.mock("./use-seen-for", () => ({ useSeenFor }));

type Drawn = ReactElement<Record<string, unknown> & { children: ReactNode }>;

it("closes toasts after 5 seconds or a swipe of 50 px to the right; F8 focuses the area", () => {
  toast({ title: "Saved" });
  const provider = runHook(ToastArea, { label: "Messages", close: "Close" }).now as Drawn;
  // Radix has no clock of its own: it would run while the page is too busy to show anything.
  expect(provider.props).toMatchObject({ duration: Infinity, swipeDirection: "right", swipeThreshold: 50 });
  const [[card], viewport] = provider.props.children as unknown as [[Drawn], Drawn];
  expect(viewport.props.hotkey).toEqual(["F8"]);

  const drawn = runHook(card.type as (props: unknown) => Drawn, card.props);
  expect(useSeenFor).toHaveBeenLastCalledWith(5000, true, expect.anything());
  (drawn.now.props.onPause as () => void)();
  expect(useSeenFor).toHaveBeenLastCalledWith(5000, false, expect.anything());
  (drawn.now.props.onResume as () => void)();
  expect(useSeenFor).toHaveBeenLastCalledWith(5000, true, expect.anything());
  useSeenFor.mock.lastCall?.[2].onOver();
  expect(toastStore.get()).toMatchObject([{ title: "Saved", open: false }]);
});
