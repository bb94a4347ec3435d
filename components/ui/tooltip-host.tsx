"use client";
import { useEffect, useState } from "react";
import { arrivedByTab, iconControl, watchTab } from "./icon-name";
import { useLazy } from "./use-lazy";

/**
 * Every control on which an icon stands alone shows its name under the pointer and in focus, without being wrapped:
 * the tooltip's code comes with the first of them that is reached.
 */
export function TooltipHost() {
  const [control, setControl] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const stop = watchTab();
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const found = pointerType === "touch" ? null : iconControl(target);
      if (found) setControl(found);
    };
    const onFocus = ({ target }: FocusEvent) => {
      const found = arrivedByTab() ? iconControl(target) : null;
      if (found) setControl(found);
    };
    document.addEventListener("pointerover", onOver);
    document.addEventListener("focusin", onFocus);
    return () => {
      stop();
      document.removeEventListener("pointerover", onOver);
      document.removeEventListener("focusin", onFocus);
    };
  }, []);
  const Tooltips = useLazy(() => import("./tooltips").then((module) => module.Tooltips), control !== null);
  return Tooltips && control ? <Tooltips newest={control} /> : null;
}
