"use client";
import { useLazy } from "@/components/ui/use-lazy";

/** Its place in the head is there from the first byte; the search itself comes with the admin panel alone. */
export function AdminSearchSlot() {
  const AdminSearch = useLazy(() => import("./admin-search").then((module) => module.AdminSearch), true);
  return AdminSearch ? <AdminSearch /> : <span className="hs hs-soon" aria-hidden />;
}
