/** One file a namespace under locales/{lng}; `common` is the default. */
export const namespaces = [
  "common",
  "errors",
  "form",
  "map",
  "place",
  "bus",
  "busrequest",
  "home",
  "moderation",
  "auth",
  "mail",
  "info",
  "user",
  "company",
  "offer",
  "near",
  "filtersetting",
  "calendar",
  "alert",
  "companyprofile",
  "staff",
  "upload",
  "emailsettings",
  "recommendations",
  "consent",
  "unsubscribe",
] as const;
export type Namespace = (typeof namespaces)[number];

export function isNamespace(value: string): value is Namespace {
  return namespaces.some((namespace) => namespace === value);
}
