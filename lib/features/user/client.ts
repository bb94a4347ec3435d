import { useEffect, useSyncExternalStore } from "react";
import { api } from "@/lib/http/client";
import type { StoredUser, UserRecord } from "./schema/user";

/** Browser storage key (docs/spec.md, 9). */
const storageKey = "user";

/** `authenticated` is null until known. */
type CurrentUser = { authenticated: boolean | null; user: StoredUser | null };

const unknown: CurrentUser = { authenticated: null, user: null };
let state = unknown;
let loading: Promise<UserRecord | null> | undefined;
/** Rises with each change: an answer that was asked for before a sign-out must not bring the user back. */
let changes = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(user: StoredUser | null) {
  try {
    if (user) localStorage.setItem(storageKey, JSON.stringify(user));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage may be switched off; the state of this page is enough.
  }
}

/** Stores the user and marks it authenticated; null removes the stored user and marks not authenticated. */
export function setCurrentUser(record: StoredUser | null) {
  const user = record && {
    id: record.id,
    firstname: record.firstname,
    role: record.role,
    companyType: record.companyType,
  };
  changes += 1;
  keep(user);
  state = { authenticated: user !== null, user };
  for (const listener of listeners) listener();
}

async function ask(): Promise<UserRecord | null> {
  const before = changes;
  const answer = await api("GET /user").catch(() => null);
  const user = answer?.entity[0] ?? null;
  if (changes === before) setCurrentUser(user);
  return user;
}

/** Asks the server who is signed in and stores the answer; null where nobody is. Callers at a time share one call. */
export function fetchCurrentUser() {
  loading ??= ask().finally(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * The current user in the browser. The cookie is out of a script's sight: the server tells by `signedIn`
 * whether there is a session, and only then is GET /api/user called, once a page.
 */
export function useCurrentUser(signedIn: boolean): CurrentUser {
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );
  useEffect(() => {
    if (!signedIn) {
      if (state.authenticated !== false) setCurrentUser(null);
    } else if (state.authenticated !== true) {
      fetchCurrentUser();
    }
  }, [signedIn]);
  return current;
}
