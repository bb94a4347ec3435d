import { api } from "@/lib/http/client";
import type { MailRecord } from "./schema";

const path = (id: string) => `/admin/outbox/${id}`;

export const outbox = {
  get: async (id: string) => (await api.get<MailRecord>(path(id))).first,
  resend: async (id: string) => (await api.post<MailRecord>(`${path(id)}/resend`, {})).first,
};
