/** Page and rows of each table before anybody chooses (docs/spec.md, 9). */
const ten = { page: 1, take: 10 } as const;
const three = { page: 1, take: 3 } as const;
export const tableSettings = {
  marketing: ten,
  fleet: ten,
  management: ten,
  providers: ten,
  passiveProviders: ten,
  pendingRequests: ten,
  requests: ten,
  advertisers: ten,
  invoices: ten,
  default: ten,
  video: three,
  startPageAdvertisers: three,
  locations: ten,
  adminUsers: ten,
} as const;
export type TableName = keyof typeof tableSettings;
