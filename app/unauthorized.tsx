import { Outside } from "@/components/layout/outside";

export default function Unauthorized() {
  return <Outside status={401} />;
}
