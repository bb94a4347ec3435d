"use client";
import { useLazy } from "@/components/ui/use-lazy";

/** The form of a proposal, which weighs a third of the trip's page; without a network the press is forgotten. */
export const useChangeDialog = (open: boolean, drop: () => void) =>
  useLazy(() => import("./change-dialog").then((part) => part.ChangeDialog), open, drop);
