import { Outside } from "@/components/layout/outside";

export default function Forbidden() {
  return <Outside status={403} />;
}
