import { env } from "@/env.mjs";
import { onChanged } from "@/lib/cache/tags";
import { Connections } from "@/lib/db/connections";
import { keepsNames, pool, poolSettings } from "@/lib/db/pool";
import { holdReplica, Replica } from "@/lib/db/replica";
import { log } from "@/lib/log";

/** The leader is there for what the standby does not answer in time. */
const patience = { connectionTimeoutMillis: 500, query_timeout: 2_000 };

/** Reads for everybody go to the standby from now on, while it is up to date; null where none is set. */
export function openReplica(url = env.DATABASE_REPLICA_URL) {
  if (!url) return null;
  const connections = new Connections({ ...poolSettings, ...patience, connectionString: url }, keepsNames);
  connections.on("error", (error) => log.warn({ err: error }, "connection to the standby lost"));
  const replica = new Replica(connections, pool());
  const stopHearing = onChanged((tags) => replica.changed(tags));
  const stopWatching = replica.watch();
  holdReplica(replica);
  return {
    replica,
    close: async () => {
      holdReplica(null);
      stopHearing();
      stopWatching();
      await connections.end();
    },
  };
}
