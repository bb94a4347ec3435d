"use client";
import dynamic from "next/dynamic";
import { fetchedAgain } from "@/components/ui/fetched-again";

// Most who read a request neither wrote it nor answer it: what only these see comes where it is drawn, with code and styles of its own.
// Each import stands within its `dynamic`: elsewhere the build does not see it, and the page comes without its sheet.
export const FitSection = dynamic(() => fetchedAgain(() => import("./bid-parts").then((parts) => parts.FitSection)));
export const OfferForm = dynamic(() => fetchedAgain(() => import("./bid-parts").then((parts) => parts.OfferForm)));
export const AuthorFits = dynamic(() => fetchedAgain(() => import("./choice-parts").then((parts) => parts.AuthorFits)));
export const ComparedOffers = dynamic(() =>
  fetchedAgain(() => import("./choice-parts").then((parts) => parts.ComparedOffers)),
);
export const MaxOffers = dynamic(() => fetchedAgain(() => import("./choice-parts").then((parts) => parts.MaxOffers)));
