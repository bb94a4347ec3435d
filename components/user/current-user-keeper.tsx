"use client";

import { useEffect } from "react";
import { clientEnv } from "@/env.client.mjs";
import { useCurrentUser } from "@/lib/features/user/client";
import { signedOut } from "@/lib/http/client";
import { deviceKey } from "./device-key";

const device = () => import("./device");
/** Without storage, a secure origin or a network nothing is kept, and nothing is lost. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

function ownerHere() {
  try {
    return localStorage.getItem(deviceKey);
  } catch {
    return null;
  }
}

/** Keeps what the browser holds of a person in step with who that is. In development pages change under the worker. */
function useDevice(signedIn: boolean, id: string | undefined) {
  useEffect(() => {
    if (clientEnv.development) return;
    const forget = () => ownerHere() !== null && quietly(device().then(({ forgetDevice }) => forgetDevice()));
    window.addEventListener(signedOut, forget);
    return () => window.removeEventListener(signedOut, forget);
  }, []);
  useEffect(() => {
    const leaving = location.pathname.endsWith("/logout");
    if (clientEnv.development || leaving) return;
    if (signedIn && id) quietly(device().then(({ keepDevice }) => keepDevice(id)));
    if (!signedIn && ownerHere() !== null) quietly(device().then(({ askWhether }) => askWhether()));
  }, [signedIn, id]);
}

/** Keeps the browser's current user in step with the session on every page; draws nothing. */
export function CurrentUserKeeper({ signedIn }: { signedIn: boolean }) {
  const { user } = useCurrentUser(signedIn);
  useDevice(signedIn, user?.id);
  return null;
}
