"use client";
import { cn } from "@/components/ui/cn";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { passwordChecks, passwordParts } from "@/lib/features/user/rules/password";

/** The rule's four parts, ticked off while typing. */
export function PasswordChecks({ name }: { name: string }) {
  const t = useTranslations("auth.rule");
  const value: unknown = useWatch({ name });
  const checks = passwordChecks(typeof value === "string" ? value : "");
  return (
    <div className="grid grid-cols-2 gap-y-1 gap-x-4 text-sm mt-2 max-md:grid-cols-1">
      {passwordParts.map((part) => (
        <span
          key={part}
          className={cn("flex items-center gap-2", checks[part] ? "font-medium text-success" : "text-ink-2")}
        >
          <Icon of={checks[part] ? "circle-check" : "circle"} size={15} />
          {t(part)}
          {checks[part] && <span className="sr-only">, {t("met")}</span>}
        </span>
      ))}
    </div>
  );
}
