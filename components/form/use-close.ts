import { useTranslations } from "next-intl";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Closes a dialog with a form; asks before what was typed is lost. */
export function useClose<V extends FieldValues>(form: UseFormReturn<V>, onClose: () => void) {
  const common = useTranslations("common");
  // Read while it is drawn: a form looks after that only from then on.
  const { isDirty } = form.formState;
  return () => {
    if (!isDirty || window.confirm(common("unsaved"))) onClose();
  };
}
