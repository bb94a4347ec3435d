/** Parts of the sessions that are recorded, and how long a shutdown may take. */
export const reporting = { sessionRate: 0.1, errorRate: 1, shutdownMs: 2_000 } as const;
