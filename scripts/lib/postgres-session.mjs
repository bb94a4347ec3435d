/** A session of a command, past the product's pools. Its server may be stopped first: whoever asks then hears of it. */
export async function connect(connectionString, options = {}) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString, ...options });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
