import { Refusal } from "@/components/layout/refusal";

export default function NotFound() {
  return <Refusal />;
}
