import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// Outside a browser a store answers with its server snapshot and effects rest; here both do as in one.
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useEffect: (effect: () => void) => void effect(),
  useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
}));

const jana = { id: "u1", firstname: "Jana", role: "user" as const, companyType: "busoperator" as const };
const stored = new Map<string, string>();
const record = { ...jana, email: "jana@kern.example" };
const envelope = { successful: true, error: "", errordesc: "", entity: [record] };
const fetched = vi.fn(async () => new Response(JSON.stringify(envelope)));

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("localStorage", {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("current user", () => {
  it("null until known; storing one marks authenticated, null removes it and marks not", async () => {
    const { setCurrentUser, useCurrentUser } = await import("./client");
    expect(useCurrentUser(true)).toEqual({ authenticated: null, user: null });
    setCurrentUser(jana);
    expect(useCurrentUser(true)).toEqual({ authenticated: true, user: jana });
    expect(JSON.parse(stored.get("user") ?? "")).toEqual(jana);
    setCurrentUser(null);
    expect(useCurrentUser(false)).toEqual({ authenticated: false, user: null });
    expect(stored.has("user")).toBe(false);
  });

  it("asks the user API once, and only where there is a session", async () => {
    const { fetchCurrentUser, useCurrentUser } = await import("./client");
    useCurrentUser(false);
    expect(fetched).not.toHaveBeenCalled();
    useCurrentUser(true);
    useCurrentUser(true);
    await fetchCurrentUser();
    expect(fetched).toHaveBeenCalledOnce();
    expect(Object.keys(JSON.parse(stored.get("user") ?? ""))).toEqual(Object.keys(jana));
  });

  it("a sign-out while the answer is under way stays a sign-out", async () => {
    const { fetchCurrentUser, setCurrentUser, useCurrentUser } = await import("./client");
    const asked = fetchCurrentUser();
    setCurrentUser(null);
    await asked;
    expect(useCurrentUser(false)).toEqual({ authenticated: false, user: null });
    expect(stored.has("user")).toBe(false);
  });
});
