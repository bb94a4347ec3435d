import { Refusal } from "@/components/layout/refusal";

export default function ForbiddenPage() {
  return <Refusal forbidden />;
}
