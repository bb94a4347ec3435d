"use client";
import { createContext, useContext } from "react";
import type { CircleRecord } from "@/lib/features/partnercircle/schema";

const Context = createContext<readonly CircleRecord[] | null>(null);

/** The lists of partners that the author's company may ask first; null for who asks without a company. */
export const CirclesProvider = Context.Provider;
export const useCircles = () => useContext(Context);
