import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { RegisterForm, RegisterValues } from "@/lib/features/user/schema/registerForm";

/** Browser storage key (specification section 9, "register data"). */
const key = "register-data";

export type RegisterKind = "advertiser" | "buspartner";
export type RegisterStep = "account" | "company";
type Stored = { kind: RegisterKind; step: RegisterStep; values: Partial<RegisterForm> };

function read(kind: RegisterKind): Stored | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "null") as Stored | null;
    return stored?.kind === kind && typeof stored.values === "object" ? stored : null;
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

/** Keeps both steps' values until the registration is sent, and puts them back after a reload. */
export function useRegisterData(
  kind: RegisterKind,
  form: Form,
  step: RegisterStep,
  setStep: (step: RegisterStep) => void,
) {
  useEffect(() => {
    const stored = read(kind);
    if (!stored) return;
    const base = form.formState.defaultValues as RegisterForm;
    const company = { ...base.company, ...stored.values.company };
    form.reset({ ...base, ...stored.values, company }, { keepDefaultValues: true });
    setStep(stored.step === "company" ? "company" : "account");
  }, [kind, form, setStep]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => write({ kind, step, values }),
    });
    write({ kind, step, values: form.getValues() });
    return stop;
  }, [kind, form, step]);
}
