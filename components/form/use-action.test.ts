import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/http/client";
import { runHook } from "@/tests/hook";
import { useAction } from "./use-action";

const router = { refresh: vi.fn() };
const toast = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("next-intl", () => ({ useTranslations: () => (key: string) => key, useLocale: () => "de" }));
// They come by themselves, sooner or later: here the server's own sentence stands.
vi.mock("./error-texts", () => ({ useErrorTexts: () => null }));
vi.mock("@/components/ui/toast-store", () => ({ toast: (said: unknown) => toast(said) }));
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useTransition: () => [false, (work: () => void) => work()],
}));

const isReady = vi.fn(async (_path: string) => Response.json({ successful: true, entity: [{ ready: true }] }));
let page = new EventTarget();
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("fetch", isReady);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** The network returns, however soon it is listened for; what waited for it is done once. */
const back = (work: ReturnType<typeof vi.fn>) =>
  vi.waitFor(() => {
    page.dispatchEvent(new Event("online"));
    expect(work).toHaveBeenCalledOnce();
  });

const unreached = () => Promise.reject(new ApiError(0, "Unavailable", ""));

it.each([
  ["no network", new ApiError(0, "Unavailable", "")],
  ["a server that cannot answer", new ApiError(503, "Unavailable", "Später.")],
])("a press that met %s leaves the page as it is until the server answers", async (_, error) => {
  isReady.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const action = runHook(() => useAction({ failed: "Nicht erledigt", refresh: "page" }), undefined);
  expect(await action.now.run(() => Promise.reject(error))).toBe(false);
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    variant: "destructive",
    title: "Nicht erledigt",
    description: error.status === 0 ? "network" : "Später.",
  });
  await settled();
  expect(router.refresh).not.toHaveBeenCalled();
  await back(router.refresh);
  expect(isReady).toHaveBeenCalledWith("/api/ready", expect.anything());
});

it("several presses without a network read the page anew once", async () => {
  isReady.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const action = runHook(() => useAction({ refresh: "page" }), undefined);
  for (const press of [unreached, unreached, unreached]) await action.now.run(press);
  expect(action.now.trouble).toBe("network");
  await settled();
  await back(router.refresh);
});

it("what a list reads anew waits as well", async () => {
  isReady.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const refresh = vi.fn();
  const action = runHook(() => useAction({ refresh }), undefined);
  await action.now.run(unreached);
  await settled();
  expect(refresh).not.toHaveBeenCalled();
  await back(refresh);
});

it("what the server did or refused is read at once, without asking whether it is there", async () => {
  const action = runHook(() => useAction({ refresh: "page" }), undefined);
  expect(await action.now.run(async () => 1)).toBe(true);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  expect(await action.now.run(() => Promise.reject(new ApiError(409, "Conflict", "")))).toBe(false);
  expect(router.refresh).toHaveBeenCalledTimes(2);
  expect(isReady).not.toHaveBeenCalled();
});
