import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

type Exports = WebAssembly.Exports & { __wbindgen_start?: () => void };

let loaded: Promise<void> | null = null;

async function load() {
  const file = createRequire(path.resolve("package.json")).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const program = await fs.readFile(file.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(program, {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  const exports = instance.exports as Exports;
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start?.();
}

/** All files of prisma/schema as the engine wants them. */
export async function schemaFiles(directory = path.resolve("prisma/schema")): Promise<[string, string][]> {
  const names = (await fs.readdir(directory)).filter((name) => name.endsWith(".prisma")).sort();
  return Promise.all(
    names.map(async (name) => [name, await fs.readFile(path.join(directory, name), "utf8")] as [string, string]),
  );
}

/**
 * Prisma's adapter cuts a script at each semicolon, inside function bodies too, and spreads the pieces over
 * connections. Sent whole, PostgreSQL runs it as one transaction: a migration is applied wholly or not at all.
 */
function whole(adapter: SqlDriverAdapter, connection: pg.Pool) {
  adapter.executeScript = async (script) => {
    await connection.query(script);
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    // The engine cannot read PostgreSQL's "char", which its own catalogue queries return.
    const columnTypes = result.columnTypes.map((type) =>
      type === ColumnTypeEnum.Character ? ColumnTypeEnum.Text : type,
    );
    return { ...result, columnTypes };
  };
  return adapter;
}

const parts = (databaseUrl: string) => {
  const at = new URL(databaseUrl);
  return {
    host: at.hostname,
    port: Number(at.port || 5432),
    user: decodeURIComponent(at.username),
    password: decodeURIComponent(at.password),
    database: decodeURIComponent(at.pathname.slice(1)),
    ssl: /sslmode=(require|verify)/.test(at.search) ? { rejectUnauthorized: at.search.includes("verify") } : false,
  };
};

function adapterFor(databaseUrl: string) {
  // In parts: a connection string would overrule the name of the shadow database.
  const config = parts(databaseUrl);
  const factory = new PrismaPg(config);
  const connection = new pg.Pool({ ...config, max: 1 });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => whole(await connect(), connection) as Awaited<ReturnType<typeof connect>>;
  const shadow = factory.connectToShadowDb.bind(factory);
  factory.connectToShadowDb = async () => {
    const adapter = await shadow();
    const found = await adapter.queryRaw({ sql: "select current_database() as name", args: [], argTypes: [] });
    const ownConnection = new pg.Pool({ ...config, database: String(found.rows[0]?.[0]), max: 1 });
    const dispose = adapter.dispose.bind(adapter);
    adapter.dispose = async () => {
      await ownConnection.end();
      await dispose();
    };
    return whole(adapter, ownConnection) as typeof adapter;
  };
  return { factory: bindMigrationAwareSqlAdapterFactory(factory), close: () => connection.end() };
}

/** Prisma's own migration engine as WebAssembly: same SQL, same `_prisma_migrations`, no download (DESIGN.md 6). */
export async function openEngine(databaseUrl: string) {
  loaded ??= load();
  await loaded;
  const { factory, close } = adapterFor(databaseUrl);
  const engine = await bindings.SchemaEngine.new({ datamodels: await schemaFiles() }, () => undefined, factory);
  return { engine, close };
}
