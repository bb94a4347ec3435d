import type { ReactNode } from "react";
import { Button } from "./button";
import { Notice } from "./notice";

type Props = { retry: string; onRetry: () => unknown; children: ReactNode };

/** What could not be loaded, and the way to try again. */
export function RetryNotice({ retry, onRetry, children }: Props) {
  return (
    <Notice tone="bad" live>
      {children}{" "}
      <Button small onClick={() => onRetry()}>
        {retry}
      </Button>
    </Notice>
  );
}
