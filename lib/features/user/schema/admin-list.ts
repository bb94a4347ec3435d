import { plainList } from "@/lib/http/admin-list";
import { roles, userStates } from "../rules/account";
import type { AdminUserKeys, AdminUserRecord } from "./admin";

const instant = (ms: number | null) => (ms === null ? null : new Date(ms));

/** The admins' list of accounts. */
export const plainUserList = plainList<AdminUserRecord, AdminUserKeys>()({
  name: "users",
  screen: "users",
  table: "adminUsers",
  words: "adminuser",
  labels: "adminuser.field",
  columns: {
    name: { of: (row) => `${row.firstname} ${row.lastname}`, sort: "name" },
    userName: { sort: "userName", usual: false },
    email: { sort: "email" },
    role: { values: "adminuser.role" },
    companyName: { label: "adminuser.field.company" },
    companyType: { values: "adminuser.companyType" },
    owner: { usual: false },
    state: { values: "adminuser.state", card: "side" },
    phone: { usual: false },
    language: { values: "adminuser.language", usual: false },
    secondFactor: { usual: false },
    sessions: { right: true, usual: false },
    created_at: { of: (row) => new Date(row.created_at), sort: "created_at", nowrap: true },
    lastSeenAt: { of: (row) => instant(row.lastSeenAt), nowrap: true, usual: false },
    id: { usual: false },
  },
  filters: {
    role: { only: roles },
    companyType: { only: ["busoperator", "touroperator", "travelService", "driver", "none"] },
    state: { only: userStates, any: "adminuser.allAccounts" },
  },
  sorts: ["created_at", "name", "userName", "email"],
  dir: "desc",
});
