import { ApiError } from "@/lib/http/client";

/**
 * One after the other; a row that a conflict keeps, or that is gone, holds up no other. Gives back those that a
 * conflict kept and those that are gone; any other error would be the same for all and is thrown.
 */
export async function eachRow<Row>(rows: readonly Row[], action: (row: Row) => Promise<unknown>) {
  const kept: Row[] = [];
  const gone: Row[] = [];
  for (const row of rows) {
    try {
      await action(row);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) throw error;
      (error.status === 409 ? kept : gone).push(row);
    }
  }
  return { kept, gone };
}
