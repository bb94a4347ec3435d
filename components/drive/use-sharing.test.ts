import { afterEach, describe, expect, it, vi } from "vitest";
import { positionNow } from "./use-sharing";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const telephone = (getCurrentPosition: Geolocation["getCurrentPosition"]) =>
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });

describe("where a telephone is when it tells of a breakdown", () => {
  it("is what the telephone says", async () => {
    telephone((found) => found({ coords: { latitude: 49, longitude: 12 } } as GeolocationPosition));
    expect(await positionNow()).toEqual({ latitude: 49, longitude: 12 });
  });

  it("is nothing after five seconds without an answer to the browser's question, which stops the browser's own clock", async () => {
    vi.useFakeTimers();
    telephone(() => undefined);
    const asked = positionNow();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await Promise.race([asked, Promise.resolve("waits")])).toBeNull();
  });
});
