import type { FormEvent } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/tests/hook";
import { type Check, usePlainForm } from "./use-plain-form";

type Typed = { name: string };

const focused = vi.fn();
class Field {
  focus = focused;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  focused.mockClear();
  vi.stubGlobal("HTMLElement", Field);
  vi.stubGlobal(
    "FormData",
    class {
      get = () => "Erika";
    },
  );
});

function begin(check: Check<Typed>, send: (values: Typed) => Promise<unknown>) {
  const form = runHook(() => usePlainForm(check, { name: "" }), undefined);
  const press = () => {
    const currentTarget = { elements: { namedItem: () => new Field() } };
    const event = { preventDefault: () => undefined, currentTarget } as unknown as FormEvent<HTMLFormElement>;
    return form.now.handleSubmit(send)(event);
  };
  return { form, press };
}

it("sends what is right, and is busy until it is sent", async () => {
  let arrive = () => {};
  const send = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  const { form, press } = begin((values) => ({ values, errors: {} }), send);
  void press();
  await settled();
  expect(send).toHaveBeenCalledWith({ name: "Erika" });
  expect(form.now.formState).toMatchObject({ isSubmitting: true, submitCount: 0 });
  arrive();
  await settled();
  expect(form.now.formState).toMatchObject({ isSubmitting: false, submitCount: 1 });
});

it("sends nothing that is wrong, and goes to its field", async () => {
  const send = vi.fn(async () => undefined);
  const { form, press } = begin((values) => ({ values, errors: { name: { message: "required" } } }), send);
  void press();
  await settled();
  expect(send).not.toHaveBeenCalled();
  expect(focused).toHaveBeenCalledOnce();
  expect(form.now.formState.errors).toEqual({ name: { message: "required" } });
});

it("can be sent again after a check that failed itself", async () => {
  const check = vi.fn<Check<Typed>>((values) => ({ values, errors: {} }));
  check.mockImplementationOnce(() => {
    throw new Error("defect");
  });
  const send = vi.fn(async () => undefined);
  const { form, press } = begin(check, send);
  // It stays a defect that is reported.
  await expect(press()).rejects.toThrow("defect");
  expect(form.now.formState.isSubmitting).toBe(false);
  void press();
  await settled();
  expect(send).toHaveBeenCalledOnce();
});
