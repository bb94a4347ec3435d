import type { PasskeyRecord } from "./schema";

type Row = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: Row): PasskeyRecord => ({
  id,
  name,
  created_at: createdAt.getTime(),
  lastUsedAt: lastUsedAt?.getTime() ?? null,
});
