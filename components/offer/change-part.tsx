import "@/sheets/bid.css";

export { ChangeOffer } from "./change-offer";
