import { beforeEach, expect, it, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { toastStore } from "@/components/ui/toast-list";
import { toast } from "@/components/ui/toast-store";
import { runHook } from "@/tests/hook";
import { AfterPage } from "./after-page";

const mocks = vi.hoisted(() => ({ reached: false, asked: 0, Parts: () => null }));
// The network: the hook itself is tested beside it.
vi.mock("@/components/ui/use-lazy", async () => {
  const { useEffect, useState } = await import("react");
  return {
    useLazy: (_: unknown, wanted: unknown) => {
      const [part, setPart] = useState<(() => null) | null>(null);
      useEffect(() => {
        if (!wanted || part) return;
        mocks.asked += 1;
        if (mocks.reached) setPart(() => mocks.Parts);
      }, [wanted, part]);
      return part;
    },
  };
});

beforeEach(() => {
  mocks.reached = false;
  mocks.asked = 0;
  const page = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

it("the region of messages stands empty until what stands around a page has come", () => {
  const props = { toasts: "Meldungen", close: "Schließen", analytics: { errors: null, tag: null }, signedIn: false };
  const without = runHook(AfterPage, props);
  expect(mocks.asked).toBe(1);
  expect(without.now.type).toBe("section");
  without.end();
  mocks.reached = true;
  const page = runHook(AfterPage, props);
  expect(page.now.type).toBe(mocks.Parts);
  page.end();
});

it("the area of messages is asked for once the page is idle, and with each message while it could not be fetched", () => {
  vi.useFakeTimers();
  toast({ title: "Waits" });
  const toaster = runHook(Toaster, { label: "Meldungen", close: "Schließen" });
  expect(mocks.asked).toBe(1);
  mocks.reached = true;
  toast({ title: "Next" });
  expect(toaster.now.type).toBe(mocks.Parts);
  toaster.end();
});

it.each(["keydown", "pointerdown"])("the area of messages is there once somebody acts (%s)", (act) => {
  toastStore.set(() => []);
  mocks.reached = true;
  const toaster = runHook(Toaster, { label: "Meldungen", close: "Schließen" });
  expect(toaster.now.type).toBe("section");
  document.dispatchEvent(new Event(act));
  expect(toaster.now.type).toBe(mocks.Parts);
  toaster.end();
});
