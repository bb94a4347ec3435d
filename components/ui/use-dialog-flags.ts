"use client";
import { type DialogFlags, dialogs } from "@/lib/state/dialogs";
import { useStore } from "./use-store";

const allClosed: DialogFlags = {};

/** Which of the named modals are open; on the server none. */
export const useDialogFlags = () => useStore(dialogs, allClosed);
