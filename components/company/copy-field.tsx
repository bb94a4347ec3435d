"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

type Props = {
  label: string;
  button: string;
  value: string;
  lines?: number;
  /** In a narrow card: the button stands below. */
  stacked?: boolean;
};
type State = "idle" | "copied" | "failed";

/** A text to take along: it can be marked by hand, and the button copies it. */
export function CopyField({ label, button, value, lines = 1, stacked }: Props) {
  const t = useTranslations("company.links");
  const id = useId();
  const [state, setState] = useState<State>("idle");
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has not been copied yet
  useEffect(() => setState("idle"), [value]);
  async function copy() {
    const done = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    if (!done) field.current?.select();
    setState(done ? "copied" : "failed");
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div
        className={cn(
          "grid gap-2 items-start",
          stacked ? "grid-cols-1" : "grid-cols-[minmax(0,1fr)_auto] max-md:grid-cols-1",
        )}
      >
        <span className="input-box input-area min-h-control">
          <textarea
            className="resize-none font-plate text-sm wrap-anywhere"
            id={id}
            ref={field}
            rows={lines}
            readOnly
            value={value}
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
        </span>
        <Button onClick={copy}>
          <Icon of={state === "copied" ? "check" : "copy"} />
          {state === "copied" ? t("copied") : button}
        </Button>
      </div>
      <span className="text-xs text-ink-3" role="status">
        {state === "copied" ? <span className="sr-only">{t("copied")}</span> : null}
        {state === "failed" ? t("copyFailed") : null}
      </span>
    </div>
  );
}
