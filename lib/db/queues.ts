/** Makes pg-boss' own schema, or brings it to the version of the package. Only who migrates may. */
export async function installQueues(connectionString: string) {
  const { default: Boss } = await import("pg-boss");
  const boss = new Boss({ connectionString, schema: "pgboss", max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}
