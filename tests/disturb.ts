import { asOwner } from "./db";

/** A trigger that runs `does` before a row of the table is written. Gives what takes it away again; a test does that itself. */
export async function disturb(on: string, does: string) {
  await asOwner(`create function disturb() returns trigger language plpgsql as $$ begin ${does}; return new; end $$`);
  await asOwner(`create trigger disturb before ${on} for each row execute function disturb()`);
  return () => asOwner("drop function if exists disturb cascade");
}
