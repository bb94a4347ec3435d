import { Outside } from "@/components/layout/outside";

export default function NotFound() {
  return <Outside status={404} />;
}
