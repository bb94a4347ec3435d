"use client";
import { Circle, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { passwordChecks, passwordParts } from "@/lib/features/user/rules/password";
import "./styles.css";

/** The rule's four parts, ticked off while typing. */
export function PasswordChecks({ name }: { name: string }) {
  const t = useTranslations("auth.rule");
  const value: unknown = useWatch({ name });
  const checks = passwordChecks(typeof value === "string" ? value : "");
  return (
    <div className="pwr grid grid-cols-[1fr_1fr] gap-y-[0.3rem] gap-x-4 text-sm mt-2 max-md:grid-cols-[1fr]">
      {passwordParts.map((part) => (
        <span key={part} className={checks[part] ? "y" : ""}>
          <Icon of={checks[part] ? CircleCheck : Circle} size={15} />
          {t(part)}
          {checks[part] && <span className="sr-only">, {t("met")}</span>}
        </span>
      ))}
    </div>
  );
}
