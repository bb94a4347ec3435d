import { AdminSearchSlot } from "@/components/adminsearch/admin-search-slot";
import { ClientMessages } from "./client-messages";

/** The admins' search with its own words: the head stands outside of the panel's, and other readers get none of it. */
export const HeaderSearch = () => (
  <ClientMessages ns={["adminsearch"]}>
    <AdminSearchSlot />
  </ClientMessages>
);
