/** What a start refuses; the message is all that the operator has to read. */
export const refusal = "StartRefusal";

const isRefusal = (error: unknown): error is Error => error instanceof Error && error.name === refusal;

/**
 * Runs a program and ends the process with 1 where it cannot start. The program is imported late, since a wrong
 * setting throws as soon as the settings are read.
 */
export async function begin(program: () => Promise<unknown>) {
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${isRefusal(error) ? error.message : String((error as Error)?.stack ?? error)}\n`);
    process.exit(1);
  }
}
