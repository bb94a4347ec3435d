import { StepLine } from "./step-line";
import { type StepFacts, useSteps } from "./use-steps";

/** Where a request stands between post and acceptance. */
export function RequestSteps(props: StepFacts) {
  return <StepLine steps={useSteps(props)} />;
}
