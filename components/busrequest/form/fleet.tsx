"use client";
import { createContext, useContext } from "react";
import type { BusChoice } from "@/lib/features/calendar/schema";

const Context = createContext<readonly BusChoice[]>([]);

/** The buses in service that a post of the author's company can name. */
export const FleetProvider = Context.Provider;
export const useFleet = () => useContext(Context);
