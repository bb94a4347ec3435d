import { useTranslations } from "next-intl";
import type { ContactRule } from "@/lib/access/records";

/** A contact rule as its author reads it; `receiver`: the one company that the request goes to. */
export function useContactRule(receiver: string | null) {
  const t = useTranslations("busrequest.contactRule");
  const company = receiver ?? "";
  return {
    choice: (rule: ContactRule) => (receiver ? t(`choice.${rule}One`, { company }) : t(`choice.${rule}`)),
    says: (rule: ContactRule) => (receiver ? t(`author.${rule}One`, { company }) : t(`author.${rule}`)),
  };
}
