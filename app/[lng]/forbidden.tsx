import { Forbidden } from "@/components/layout/forbidden";

export default function ForbiddenPage() {
  return <Forbidden />;
}
