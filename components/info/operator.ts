import { env } from "@/env.mjs";

/** Who runs this installation, for the placeholders of the information pages. */
export function operatorValues(): Record<string, string> {
  return {
    operatorName: env.OPERATOR_NAME,
    operatorAddress: env.OPERATOR_ADDRESS,
    operatorEmail: env.OPERATOR_EMAIL,
    operatorPhone: env.OPERATOR_PHONE,
    operatorManager: env.OPERATOR_MANAGER,
    operatorRegister: env.OPERATOR_REGISTER,
    operatorVatId: env.OPERATOR_VAT_ID,
  };
}
