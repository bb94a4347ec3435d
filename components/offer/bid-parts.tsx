import "@/sheets/bid.css";

export { FitSection } from "@/components/fit/fit-section";
export { OfferForm } from "./offer-form";
