import "@/sheets/choice.css";

export { AuthorFits } from "@/components/fit/author-fits";
export { ComparedOffers } from "./compared-offers";
export { MaxOffers } from "./max-offers";
