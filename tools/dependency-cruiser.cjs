// docs/design.md, The dependency rule. No allowlist, ever: where a rule hurts, the code is in the wrong room.
const lower =
  "^lib/(db|mail|i18n|cache|live|limits|redis|storage|payment|audit|map|places|analytics|state|csv|geo)/|^lib/[^/]+\\.ts$";
const edges = "^lib/(http|auth|jobs)/";
const feature = "^lib/features/([^/]+)/";
const data = "^lib/features/[^/]+/(queries|commands|present)(\\.ts$|/)";
const test = "\\.test\\.tsx?$|^tests/|^prisma/factories/";
const shelf = (names) => `^lib/features/[^/]+/(${names})(\\.tsx?$|/)`;

const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    never(
      "only-app-imports-app",
      "Nothing below reaches up into pages and routes.",
      { path: "^(components|lib|prisma)/" },
      { path: "^app/" },
    ),
    never(
      "lib-knows-no-component",
      "Logic does not know how it looks.",
      { path: "^(lib|prisma)/", pathNot: "^lib/mail/" },
      { path: "^components/" },
    ),
    never(
      "lower-lib-knows-no-domain",
      "db, mail, i18n … serve the features and know none.",
      { path: lower, pathNot: test },
      { path: "^lib/(features|access|http|auth|jobs)/", dependencyTypesNot: ["type-only"] },
    ),
    never(
      "access-knows-no-feature",
      "Who may do what is decided below the features.",
      { path: "^lib/access/", pathNot: test },
      { path: "^lib/(features|http|jobs)/" },
    ),
    never(
      "ui-and-form-know-no-domain",
      "Building blocks without a domain word.",
      { path: "^components/(ui|form)/" },
      { path: "^lib/features/|^components/(?!ui|form)" },
    ),
    never(
      "components-take-schema-rules-client",
      "What else a feature has does not reach the browser.",
      { path: "^components/" },
      { path: "^lib/features/", pathNot: shelf("schema|rules|client") },
    ),
    never(
      "features-meet-by-their-fronts",
      "Another feature is used through schema, rules, queries, commands.",
      { path: feature, pathNot: test },
      {
        path: "^lib/features/(?!$1/)",
        pathNot: `^lib/features/$1/|^lib/features/calls\\.ts$|${shelf("schema|rules|queries|commands")}`,
      },
    ),
    never(
      "contracts-stay-on-the-server",
      "The browser takes the types of a call, never its schemas.",
      { path: "^components/|^lib/http/client\\.ts$|^lib/features/[^/]+/client(\\.ts$|/)", pathNot: test },
      {
        path: "^lib/features/[^/]+/(calls|serve)\\.ts$|^lib/features/(calls|routes)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    ),
    never(
      "features-know-no-http",
      "HTTP lives in app/api and lib/http; the browser's client and what binds the calls are the exceptions.",
      { path: "^lib/features/", pathNot: `${test}|/client(\\.ts$|/)|/serve\\.ts$` },
      { path: `${edges}(route|responses|gate|pageCache|front|sameSite|body|client)` },
    ),
    never(
      "data-sees-no-web",
      "queries, commands and present see no request, cookie, redirect or translation.",
      { path: data, pathNot: test },
      { path: "node_modules/(next|next-intl|react|react-dom)/" },
    ),
    never(
      "prisma-in-its-rooms",
      "Only queries, commands, present, the viewer, lib/db and prisma/ talk to Prisma.",
      { path: "^(app|components|lib|middleware|server)", pathNot: `${data}|^lib/access/viewer\\.ts$|^lib/db/|${test}` },
      {
        path: "^prisma/generated/client|^lib/db/prisma\\.ts$|node_modules/@prisma/",
        dependencyTypesNot: ["type-only"],
      },
    ),
    never(
      "screens-ask-no-database",
      "Pages, routes and components go through queries and commands.",
      { path: "^(app|components)/" },
      { path: "^lib/db/|node_modules/pg/", dependencyTypesNot: ["type-only"] },
    ),
    never("no-cycle", "Two files that need each other are one thought in two places.", {}, { circular: true }),
    never(
      "no-barrel",
      "An index file hides where things live.",
      { path: "^(app|components|lib|prisma)/" },
      { path: "^(app|components|lib|prisma)/.*(^|/)index\\.(ts|tsx|js|mjs)$" },
    ),
    never(
      "resolvable",
      "An import that leads nowhere.",
      { path: "^(app|components|lib|prisma|server|middleware)" },
      { couldNotResolve: true, pathNot: "^charabanc:|\\.css$" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules|^prisma/generated" },
    exclude: { path: "^(\\.next|\\.build|\\.data)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
