import { cn } from "@/components/ui/cn";

/** `open`: where it stands. `ahead`: still to come. */
export type Step = { key: string; text: string; detail?: string; open?: boolean; ahead?: boolean };

function lookOf({ open, ahead }: Step, isLast: boolean) {
  if (isLast) return cn("route-stop-end", open ? "route-stop-open" : !ahead && "route-stop-reached");
  return open ? "route-stop-open" : ahead && "route-stop-via";
}

/** The way of a request as a route: filled is behind, yellow is where it stands, rings are ahead. */
export function StepLine({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="route-line">
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={cn("route-stop", lookOf(step, index === steps.length - 1))}
          aria-current={step.open ? "step" : undefined}
        >
          <b className={step.ahead ? "text-ink-2" : undefined}>{step.text}</b>
          {step.detail && <span>{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}
