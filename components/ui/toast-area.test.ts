import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { ToastArea } from "./toast-area";

const seen: Record<string, Record<string, unknown>> = {};

vi.mock("@radix-ui/react-toast", () => {
  const part = (name: string) => (props: { children?: ReactNode }) => {
    seen[name] = props;
    return props.children;
  };
  return { Provider: part("provider"), Viewport: part("viewport"), Root: part("root") };
});

it("closes toasts after 5 seconds or a swipe of 50 px to the right; F8 focuses the area", () => {
  renderToStaticMarkup(createElement(ToastArea, { label: "Messages", close: "Close" }));
  expect(seen.provider).toMatchObject({ duration: 5000, swipeDirection: "right", swipeThreshold: 50 });
  expect(seen.viewport?.hotkey).toEqual(["F8"]);
});
