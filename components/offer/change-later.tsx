"use client";
import dynamic from "next/dynamic";

/** Only on an open offer of one's own: code and styles come with it. */
export const ChangeOffer = dynamic(() => import("./change-part").then((part) => part.ChangeOffer));
