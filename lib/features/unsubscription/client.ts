import { api } from "@/lib/http/client";
import type { EmailSettings, EmailSettingsChange } from "./schema";

const path = (token: string) => `/unsubscribe/${encodeURIComponent(token)}`;

export const unsubscribe = (token: string) => api.post<{ unsubscribed: boolean }>(path(token), {});
export const resubscribe = (token: string) => api.delete(path(token));

export const changeEmailSettings = async (change: EmailSettingsChange) =>
  (await api.put<EmailSettings>("/user/emailsettings", change)).first;
