import { useEffect, useRef } from "react";
import { focusHeading } from "@/components/ui/opener";

/** "Back to the best chains" goes with the draft: whoever pressed it by a key stands at the list's heading then. */
export function useBack(isDraft: boolean) {
  const results = useRef<HTMLDivElement>(null);
  const was = useRef(isDraft);
  useEffect(() => {
    const isBack = was.current && !isDraft;
    was.current = isDraft;
    if (isBack && document.activeElement === document.body) focusHeading(results.current, { preventScroll: true });
  }, [isDraft]);
  return results;
}
