"use client";
import { useLazy } from "@/components/ui/use-lazy";

/** Its place in the head is there from the first byte; the search itself comes with the admin panel alone. */
export function AdminSearchSlot() {
  const AdminSearch = useLazy(() => import("./admin-search").then((module) => module.AdminSearch), true);
  return AdminSearch ? (
    <AdminSearch />
  ) : (
    <span
      className="relative flex-[1_1_16rem] max-w-108 @max-5xl:flex-none @max-5xl:static @max-5xl:ml-auto min-h-10 border-control border-[#7b8a81] rounded-control bg-board-2 @max-5xl:size-11"
      aria-hidden
    />
  );
}
