import { api } from "@/lib/http/client";

/** `denied`: by the browser's own settings, which a page cannot change. */
export type PushStanding = "unsupported" | "denied" | "off" | "on";

const isAble = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Registers the service worker, which the browser knows already or looks at anew. */
const registerWorker = () => navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });

/** The page that is shown without a network stands, also where the worker was let go by another tab and has come back. */
export async function keepShell() {
  const { active } = await registerWorker();
  // In all languages or in none (public/sw.js). One that is not active yet is being installed, and fills it.
  const stands = await caches.match("/de/offline", { ignoreVary: true });
  if (!stands) active?.postMessage("shell");
}

const registered = async () => (isAble() ? await navigator.serviceWorker.getRegistration("/") : undefined);
const subscriptionHere = async () => (await registered())?.pushManager.getSubscription();

/** What this browser does with news, as far as it knows itself. */
export async function pushStanding(): Promise<PushStanding> {
  if (!isAble()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && (await subscriptionHere()) ? "on" : "off";
}

function bytesOf(key: string) {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

const isOf = ({ options }: PushSubscription, key: Uint8Array) => {
  const used = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return used.length === key.length && used.every((byte, index) => byte === key[index]);
};

async function tell(subscription: PushSubscription) {
  const { endpoint = "", keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  await api("POST /push/subscription", { body: { endpoint, keys: { p256dh, auth } } });
}

/** On a press alone: asks the person, and the browser's push service. Throws ApiError, and what the browser throws. */
export async function switchPushOn(key: string): Promise<PushStanding> {
  if ((await Notification.requestPermission()) !== "granted") return pushStanding();
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const known = await pushManager.getSubscription();
  if (known && !isOf(known, applicationServerKey)) await known.unsubscribe();
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  return "on";
}

/** Throws ApiError. */
export async function switchPushOff(): Promise<PushStanding> {
  await api("DELETE /push/subscription");
  await (await subscriptionHere())?.unsubscribe();
  return "off";
}

/** The same person has signed in again: the browser goes on hearing, for the new session. */
export async function renewPush() {
  const subscription = (await pushStanding()) === "on" ? await subscriptionHere() : null;
  if (subscription) await tell(subscription);
}

/** Nobody is signed in any more: news that are shown go, and nothing of the worker stays. */
export async function dropWorker() {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration("/");
  if (!registration) return;
  for (const notification of await registration.getNotifications()) notification.close();
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
  await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("shell-")) await caches.delete(name);
}
