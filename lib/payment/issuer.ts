import { z } from "zod";
import { env } from "@/env.mjs";

const issuer = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  manager: z.string(),
  register: z.string(),
  vatId: z.string(),
  bank: z.string(),
  iban: z.string(),
  bic: z.string(),
});
export type Issuer = z.infer<typeof issuer>;

/** Who issues invoices by the settings of now. */
export const currentIssuer = (): Issuer => ({
  name: env.OPERATOR_NAME,
  address: env.OPERATOR_ADDRESS,
  email: env.OPERATOR_EMAIL,
  phone: env.OPERATOR_PHONE,
  manager: env.OPERATOR_MANAGER,
  register: env.OPERATOR_REGISTER,
  vatId: env.OPERATOR_VAT_ID,
  bank: env.OPERATOR_BANK,
  iban: env.OPERATOR_IBAN,
  bic: env.OPERATOR_BIC,
});

const kept = z.object({ issuer });

/** Who issued an invoice, as its row keeps it beside the recipient. */
export function issuerOf(recipient: unknown): Issuer {
  const found = kept.safeParse(recipient);
  return found.success ? found.data.issuer : currentIssuer();
}
