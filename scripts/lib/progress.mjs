// One line a step. A step that takes long says so every ten seconds, so that nobody thinks it hangs.
const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

export const say = (line) => process.stdout.write(`${line}\n`);

export async function step(label, run) {
  const from = performance.now();
  say(`  … ${label}`);
  const timer = setInterval(() => say(`  … ${label} (${seconds(from)})`), 10_000);
  timer.unref();
  try {
    const result = await run();
    say(`  ✓ ${label} (${seconds(from)})`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/** An error whose message is for the person at the keyboard: printed without a stack. */
export class Advice extends Error {}

export function explain(error) {
  if (error instanceof Advice) process.stderr.write(`\n${error.message}\n`);
  else process.stderr.write(`\n${error?.stack ?? error}\n`);
}
