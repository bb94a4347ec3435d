import type { ReactElement, ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { runHook } from "@/tests/hook";
import { FormElement } from "./form-element";

const mocks = vi.hoisted(() => ({
  part: null as (() => null) | null,
  onFailed: (() => undefined) as () => void,
  errors: {} as Record<string, { message: string }>,
}));
vi.mock("@/components/ui/use-lazy", () => ({
  useLazy: (_: unknown, __: unknown, onFailed: () => void) => {
    mocks.onFailed = onFailed;
    return mocks.part;
  },
}));
vi.mock("./use-error-text", () => ({ useErrorText: () => (key: string) => `text of ${key}` }));
vi.mock("./form-context", () => ({ useFormOfFields: () => ({ formState: { submitCount: 1, errors: mocks.errors } }) }));

const onSubmit = vi.fn();
const given = { labels: {}, onSubmit, children: null };
type Drawn = ReactElement<{ role?: string; children?: ReactNode }>;

function alerts(form: ReactElement) {
  const { children } = form.props as { children: (Drawn | null | false)[] };
  return children.filter((part): part is Drawn => Boolean(part) && (part as Drawn).props?.role === "alert");
}

it("without its list of errors says itself what concerns no field, until the list is there", () => {
  mocks.errors = { root: { message: "network" } };
  const form = runHook(FormElement, given);
  // The list is still on its way: it says it.
  expect(alerts(form.now)).toEqual([]);
  mocks.onFailed();
  expect(alerts(form.now).map((part) => part.props.children)).toEqual(["text of network"]);
  mocks.part = () => null;
  form.draw(given);
  expect(alerts(form.now)).toEqual([]);
});

it("knows of who goes on after the form was sent, anew with each submission", () => {
  const page = new EventTarget();
  vi.stubGlobal("document", page);
  mocks.part = () => null;
  const form = runHook(FormElement, given);
  const { onSubmit: submit, children } = form.now.props as {
    onSubmit: (event: unknown) => void;
    children: ReactElement<{ movedOn?: { current: () => boolean } }>[];
  };
  const movedOn = children.find((part) => part?.props?.movedOn)?.props.movedOn;
  page.dispatchEvent(new Event("keydown"));
  expect(movedOn?.current()).toBe(false);
  for (const event of ["input", "keydown", "pointerdown"]) {
    submit(event);
    expect(onSubmit).toHaveBeenLastCalledWith(event);
    expect(movedOn?.current()).toBe(false);
    page.dispatchEvent(new Event(event));
    expect(movedOn?.current()).toBe(true);
  }
});
