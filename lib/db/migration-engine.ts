import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
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

const innerChar = 18;
const text = 25;

type Asked = { text: string };

/** The adapter does not know PostgreSQL's inner type "char", which the engine's catalogue queries return. */
class ReadablePool extends pg.Pool {
  readonly innerChars = new Map<string, boolean[]>();

  constructor(config: pg.PoolConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => Promise<pg.QueryResult>;
    const readable = async (asked: string | Asked, ...rest: unknown[]) => {
      const result = await query(asked, ...rest);
      const fields = result.fields ?? [];
      if (typeof asked === "object")
        this.innerChars.set(
          asked.text,
          fields.map((field) => field.dataTypeID === innerChar),
        );
      for (const field of fields) if (field.dataTypeID === innerChar) field.dataTypeID = text;
      return result;
    };
    Object.assign(this, { query: readable });
  }
}

/**
 * Prisma's adapter cuts a script at each semicolon, inside function bodies too, and spreads the pieces over
 * connections. Sent whole, PostgreSQL runs it as one transaction: a migration is applied wholly or not at all.
 */
function adapterFor(databaseUrl: string) {
  const pool = new ReadablePool({ connectionString: databaseUrl, max: 2 });
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (script) => {
      await pool.query(script);
    };
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (asked) => {
      const result = await queryRaw(asked);
      const inner = pool.innerChars.get(asked.sql);
      const columnTypes = result.columnTypes.map((type, i) => (inner?.[i] ? ColumnTypeEnum.Character : type));
      return { ...result, columnTypes };
    };
    return adapter;
  };
  return { factory: bindMigrationAwareSqlAdapterFactory(factory), close: () => pool.end() };
}

/** Prisma's own migration engine as WebAssembly: same SQL, same `_prisma_migrations`, no download. */
export async function openEngine(databaseUrl: string) {
  loaded ??= load();
  await loaded;
  const { factory, close } = adapterFor(databaseUrl);
  const engine = await bindings.SchemaEngine.new({ datamodels: await schemaFiles() }, () => undefined, factory);
  return { engine, close };
}
