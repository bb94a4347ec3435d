import type { ReactElement } from "react";
import { expect, it, vi } from "vitest";
import { runHook } from "@/tests/hook";
import { LoginForm } from "./login-form";

const mocks = vi.hoisted(() => ({
  lazies: [] as { wanted: unknown; onFailed?: () => void }[],
  errors: {} as Record<string, { message?: string }>,
}));
vi.mock("next-intl", () => ({ useTranslations: (space: string) => (key: string) => `${space}.${key}` }));
vi.mock("./enter", () => ({ signIn: async () => ({ ok: false, failure: "code", seconds: 0 }) }));
vi.mock("@/components/ui/use-lazy", () => ({
  useLazy: (_: unknown, wanted: unknown, onFailed?: () => void) => {
    mocks.lazies.push({ wanted, onFailed });
    return null;
  },
}));
vi.mock("@/components/form/use-plain-form", () => ({
  usePlainForm: () => ({
    formState: { isSubmitting: false, errors: mocks.errors },
    setError: (name: string, failure: { message?: string }) => Object.assign(mocks.errors, { [name]: failure }),
    handleSubmit: (send: unknown) => send,
  }),
}));

const codeStep = () => mocks.lazies.at(-1);

it("a code step that cannot be fetched is told, and asked for again with the next submission", async () => {
  const form = runHook(LoginForm, { lng: "de", target: null, notice: null });
  const submit = () => {
    const { children } = form.now.props as { children: ReactElement<{ onSubmit: (given: object) => Promise<void> }> };
    return children.props.onSubmit({ username: "erika", password: "right" });
  };
  await submit();
  expect(codeStep()?.wanted).toBe(true);
  codeStep()?.onFailed?.();
  expect(mocks.errors.root).toEqual({ message: "form.network" });
  expect(codeStep()?.wanted).toBe(false);
  await submit();
  expect(codeStep()?.wanted).toBe(true);
});
