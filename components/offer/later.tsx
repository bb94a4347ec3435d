"use client";
import dynamic from "next/dynamic";
import { fetchedAgain } from "@/components/ui/fetched-again";

// Most who read a request neither wrote it nor answer it: what only these see comes where it is drawn, with code and styles of its own.
const bid = () => fetchedAgain(() => import("./bid-parts"));
const choice = () => fetchedAgain(() => import("./choice-parts"));

export const FitSection = dynamic(() => bid().then((parts) => parts.FitSection));
export const OfferForm = dynamic(() => bid().then((parts) => parts.OfferForm));
export const AuthorFits = dynamic(() => choice().then((parts) => parts.AuthorFits));
export const ComparedOffers = dynamic(() => choice().then((parts) => parts.ComparedOffers));
export const MaxOffers = dynamic(() => choice().then((parts) => parts.MaxOffers));
