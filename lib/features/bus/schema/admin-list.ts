import { vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { plainList } from "@/lib/http/admin-list";
import { knownPlateCountries } from "../rules";
import type { AdminBusKeys, AdminBusRecord } from "./admin";

/** The admins' list of all buses. */
export const plainBusList = plainList<AdminBusRecord, AdminBusKeys>()({
  name: "buses",
  screen: "fleetadmin",
  table: "fleet",
  words: "bus.admin",
  labels: "bus.admin.column",
  columns: {
    licenceplate: { sort: "licenceplate", nowrap: true },
    country: { usual: false },
    company: { of: ({ company }) => company.name },
    city: { of: ({ company }) => company.city },
    design: { values: "busrequest.vehicleTypes" },
    capacity: { right: true },
    name: { usual: false },
    features: { values: "bus.features", usual: false },
    stars: { right: true, usual: false },
    wheelchairPlaces: { right: true, usual: false },
    ahead: { right: true },
    active: { card: "side" },
    created_at: { of: ({ created_at }) => new Date(created_at), sort: "created_at", nowrap: true },
    id: { usual: false },
  },
  filters: { design: { only: vehicleTypes }, country: { only: knownPlateCountries }, active: { yesNo: true } },
  sorts: ["created_at", "licenceplate"],
  dir: "desc",
});
