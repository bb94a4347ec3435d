import { forgetDays, keepDay } from "@/lib/features/day/client";
import { dropWorker, keepShell, renewPush } from "@/lib/features/push/client";
import { api } from "@/lib/http/client";
import { deviceKey } from "./device-key";

// What a browser keeps of a person: the service worker, the day's trips, its push subscription. All of it belongs to
// the one who is signed in, and goes with the sign-out, with another person's sign-in and with the first 401.
const owner = () => localStorage.getItem(deviceKey);

/** Nothing of anybody stays in this browser. */
export async function forgetDevice() {
  localStorage.removeItem(deviceKey);
  await forgetDays();
  await dropWorker();
}

/** Once a session of the browser's own. */
async function renewOnce(user: string) {
  if (sessionStorage.getItem(deviceKey) === user) return;
  sessionStorage.setItem(deviceKey, user);
  await renewPush();
}

/** For the person who is signed in. */
export async function keepDevice(user: string) {
  if (!("serviceWorker" in navigator)) return;
  const before = owner();
  if (before !== null && before !== user) await forgetDevice();
  localStorage.setItem(deviceKey, user);
  await keepShell();
  await keepDay(user, () => owner() === user);
  await renewOnce(user);
}

/**
 * On a page that was made for a stranger: who follows a link from elsewhere is one to the server, and signed in all
 * the same. A 401 makes the keeper forget.
 */
export const askWhether = () => api("GET /user");
