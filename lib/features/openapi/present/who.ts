import { byProof, byRecord } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import type { Call } from "@/lib/http/calls";

/** As a rule sees a signed-in viewer; rules look no further. */
const viewer = (companyType: string | null, owner: boolean, role = "user") => {
  const company = companyType && { id: "", companyType, name: "", slug: "" };
  return { kind: "user", role, owner, company } as unknown as Viewer;
};
const types = {
  busoperator: "bus operators",
  touroperator: "tour operators",
  driver: "drivers",
  travelService: "travel services",
};

function letIn({ rule }: Call) {
  return Object.entries(types).flatMap(([type, name]) => {
    if (rule(viewer(type, false))) return [name];
    return rule(viewer(type, true)) ? [`owners of ${name}`] : [];
  });
}

/** Who may call it, in words. */
export function whoOf(call: Call) {
  if (call.rule === byRecord) return "as the record says";
  if (call.rule === byProof) return "by link or secret";
  if (call.rule({ kind: "anonymous" } as Viewer)) return "everybody";
  if (call.rule(viewer(null, false))) return "signed in";
  return [...letIn(call), ...(call.rule(viewer(null, false, "admin")) ? ["admins"] : [])].join(", ");
}
