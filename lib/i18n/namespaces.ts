/** One file a namespace under locales/{lng}; `common` is the default. */
export const namespaces = [
  "common",
  "errors",
  "form",
  "map",
  "place",
  "busrequest",
  "home",
  "moderation",
  "auth",
  "mail",
  "info",
  "user",
  "company",
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
