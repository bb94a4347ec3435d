import { describe, expect, it, vi } from "vitest";
import { runHook } from "@/tests/hook";
import { ErrorSummary, flattenErrors, inOrder } from "./error-summary";

const mocks = vi.hoisted(() => ({ formState: {} }));
vi.mock("next-intl", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("./use-error-text", () => ({ useErrorText: () => (key: string) => key }));
vi.mock("./form-context", () => ({ useFormOfFields: () => ({ formState: mocks.formState }) }));

describe("the list of errors", () => {
  it("stands in the order of the fields, with what they do not name at the end", () => {
    const errors = {
      root: { message: "Conflict" },
      capacity: { message: "capacityRange" },
      plate: { message: "required" },
    };
    const found = flattenErrors(errors as never, (name) => name in { plate: "", capacity: "" });
    expect(inOrder(found, ["plate", "capacity"])).toEqual([
      ["plate", "required"],
      ["capacity", "capacityRange"],
      ["root", "Conflict"],
    ]);
  });
});

describe("the focus after a refused submission", () => {
  function begin(movedOn?: () => boolean) {
    const focus = vi.fn();
    const draw = ({ count, isSubmitting }: { count: number; isSubmitting: boolean }) => {
      mocks.formState = { submitCount: count, isSubmitting, errors: { plate: { message: "required" } } };
      const drawn = ErrorSummary(movedOn ? { movedOn: { current: movedOn } } : {});
      if (drawn) drawn.props.ref.current = { focus };
      return drawn;
    };
    return { focus, summary: runHook(draw, { count: 1, isSubmitting: false }) };
  }

  it("goes to the list, once for each submission", () => {
    const { focus, summary } = begin();
    expect(focus).toHaveBeenCalledTimes(1);
    summary.draw({ count: 1, isSubmitting: false });
    expect(focus).toHaveBeenCalledTimes(1);
    summary.draw({ count: 1, isSubmitting: true });
    summary.draw({ count: 2, isSubmitting: false });
    expect(focus).toHaveBeenCalledTimes(2);
  });

  it("stays with a reader who types already, until the next submission", () => {
    let moved = true;
    const { focus, summary } = begin(() => moved);
    expect(summary.now).not.toBeNull();
    moved = false;
    summary.draw({ count: 1, isSubmitting: false });
    expect(focus).not.toHaveBeenCalled();
    summary.draw({ count: 2, isSubmitting: false });
    expect(focus).toHaveBeenCalledOnce();
  });
});
