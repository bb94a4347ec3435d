/** Milliseconds after which a style that has not come is none. */
const usualPatience = 5_000;

/**
 * Whether a style lies at an address of somebody else's: MapLibre says of one that is gone, hangs or is none only that
 * something is amiss, and shows an empty sheet.
 */
export async function isStyle(address: string, patience = usualPatience) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    const style: unknown = response.ok ? await response.json() : null;
    const { version, sources, layers } = (style ?? {}) as Record<string, unknown>;
    return version === 8 && typeof sources === "object" && sources !== null && Array.isArray(layers);
  } catch {
    return false;
  }
}
