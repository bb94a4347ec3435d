"use client";
import { FactorSetup } from "./factor-setup";

/** Once it is set up, the login page leads on to the first page of the role. A full load renews the header. */
export function NeededSetup({ lng }: { lng: string }) {
  return <FactorSetup onDone={() => location.assign(`/${lng}/login`)} />;
}
