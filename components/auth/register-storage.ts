import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { RegisterForm, RegisterValues } from "@/lib/features/user/schema/register-form";

/** Browser storage key (docs/spec.md, 9, "register data"). */
const key = "register-data";

export type RegisterKind = "advertiser" | "buspartner";
export type RegisterStep = "account" | "company";
/** `claim` names the profile that is taken over: its form is not that of another company. */
type Stored = { kind: RegisterKind; claim: string | null; step: RegisterStep; values: Partial<RegisterForm> };

function read(kind: RegisterKind, claim: string | null): Stored | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "null") as Stored | null;
    return stored?.kind === kind && (stored.claim ?? null) === claim && typeof stored.values === "object"
      ? stored
      : null;
  } catch {
    return null;
  }
}

function write(stored: Stored) {
  // Never the password: the storage outlives the page.
  const { password: _, ...values } = stored.values;
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...stored, values }));
  } catch {
    // Without storage the steps still work, they only do not survive a reload.
  }
}

export function clearRegisterData() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}

type Form = UseFormReturn<RegisterForm, unknown, RegisterValues>;

/** The step at hand and the way to another; both steps' values are kept until the registration is sent. */
export function useRegisterData(kind: RegisterKind, form: Form, claim: string | null) {
  const [step, setStep] = useState<RegisterStep>("account");
  const current = useRef(step);

  useEffect(() => {
    const stored = read(kind, claim);
    if (stored) {
      const base = form.formState.defaultValues as RegisterForm;
      const company = { ...base.company, ...stored.values.company };
      form.reset({ ...base, ...stored.values, company }, { keepDefaultValues: true });
      current.current = stored.step === "company" ? "company" : "account";
      setStep(current.current);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => write({ kind, claim, step: current.current, values }),
    });
  }, [kind, form, claim]);

  const go = useCallback(
    (next: RegisterStep) => {
      current.current = next;
      setStep(next);
      write({ kind, claim, step: next, values: form.getValues() });
    },
    [kind, form, claim],
  );
  return { step, go };
}
