// Here and not in the schema, so that a component takes them without the validator.
export const kinds = ["grouprequest", "vacancy", "emptyride", "emergency"] as const;
export const states = ["pending", "active"] as const;
export const transferTypes = ["transferoneway", "transfertwoway", "transfertour"] as const;
export const modes = ["individual", "collective", "circle"] as const;
export const organisationTypes = ["SCHOOL", "CLUB", "COMPANY", "AUTHORITY", "PRIVATE"] as const;
export const companyTypes = ["busoperator", "touroperator", "travelService", "driver", "private"] as const;
export const endReasons = ["past", "withdrawn", "filled", "rejected"] as const;
export const vehicleTypes = [
  "coach",
  "doubledecker",
  "nightliner",
  "vipbus",
  "intercitybus",
  "midibus",
  "smallbus",
  "van",
  "linebus",
  "wheelchair",
  "barrierfree",
] as const;
export const audiences = ["all", "public", "busCompany"] as const;
/** When a private author's contact data and front door are told: to the company that it accepts, or to each partner that asks. */
export const contactRules = ["afterAcceptance", "onRequest"] as const;
export const activeFilters = ["all", "active", "inactive"] as const;

export type Kind = (typeof kinds)[number];
export type VehicleType = (typeof vehicleTypes)[number];
export type TransferType = (typeof transferTypes)[number];
export type OrganisationType = (typeof organisationTypes)[number];
