import { afterEach, expect, it, vi } from "vitest";
import { runHook } from "@/tests/hook";
import { useApiSubmit } from "./use-api-submit";

vi.mock("next-intl", () => ({ useTranslations: (space: string) => (key: string) => `${space}.${key}` }));
vi.mock("@/components/form/use-error-message", () => ({ useErrorMessage: () => (error: Error) => error.message }));

afterEach(() => {
  vi.doUnmock("@/lib/http/client");
  vi.resetModules();
});

function begin(send: () => Promise<unknown>) {
  const setError = vi.fn();
  const form = runHook(() => useApiSubmit(setError, send), undefined);
  return { setError, submit: () => form.now({}) };
}

it("says that there is no connection where what sends cannot be fetched, and sends with the next press", async () => {
  vi.doMock("@/lib/http/client", () => {
    throw new Error("offline");
  });
  const send = vi.fn(async () => undefined);
  const { setError, submit } = begin(send);
  await submit();
  expect(setError).toHaveBeenCalledExactlyOnceWith("root", { message: "form.network" });
  expect(send).not.toHaveBeenCalled();
  vi.doUnmock("@/lib/http/client");
  vi.resetModules();
  await submit();
  expect(send).toHaveBeenCalledOnce();
  expect(setError).toHaveBeenCalledOnce();
});

it("puts what the API refuses to its field, or above the form", async () => {
  const { ApiError } = await import("@/lib/http/client");
  const fields = [{ path: "email", message: "invalidEmail" }];
  const send = vi.fn().mockRejectedValueOnce(new ApiError(400, "ValidationFailed", "", { fields }));
  send.mockRejectedValueOnce(new ApiError(403, "Forbidden", ""));
  const { setError, submit } = begin(send);
  await submit();
  expect(setError).toHaveBeenLastCalledWith("email", expect.objectContaining({ message: "invalidEmail" }), {
    shouldFocus: true,
  });
  await submit();
  expect(setError).toHaveBeenLastCalledWith("root", { message: "Forbidden" });
});

it("leaves a defect to who reports it", async () => {
  const { submit } = begin(() => Promise.reject(new Error("defect")));
  await expect(submit()).rejects.toThrow("defect");
});
