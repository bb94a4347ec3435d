import { cn } from "./cn";

/** Where toasts stand: above whatever bar the page has at its lower edge. */
export const toastsClass = cn(
  "fixed right-5 bottom-5 z-toast empty:pointer-events-none print:hidden",
  "max-md:right-4 max-md:bottom-4 max-md:left-4 panel:max-lg:bottom-20",
  "[body:has([data-bottom-bar=action])_&]:max-lg:bottom-22 [body:has([data-bottom-bar=save])_&]:max-lg:bottom-46 [body:has([data-side-panel])_&]:lg:right-105 [body:has([data-key-bar])_&]:lg:bottom-24",
);
