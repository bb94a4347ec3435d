"use client";
import dynamic from "next/dynamic";
import { fetchedAgain } from "@/components/ui/fetched-again";

/** Only on an open offer of one's own: code and styles come with it. */
export const ChangeOffer = dynamic(() => fetchedAgain(() => import("./change-part").then((part) => part.ChangeOffer)));
