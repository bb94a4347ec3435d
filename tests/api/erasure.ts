import { POST as post } from "@/app/api/busrequest/route";
import { POST as contact } from "@/app/api/contact/route";
import { hashPassword } from "@/lib/auth/password";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { signIn } from "@/lib/features/user/commands/sign-in";
import { envelope, request } from "../db";
import { draft, person } from "../people";
import { call } from "./account";
import { goodPassword } from "./people";

export const gone = { firstname: "Xaveria", lastname: "Quittenbaum", phone: "+49 4711 0815" };
export const unique = ["xaveria", "quittenbaum", "4711 0815", "4711\u20600815", "geheimgasse"];
const street = {
  address: "Geheimgasse 7, Regensburg",
  placeId: "geheimgasse-7",
  address_fields: {
    ...{ street: "Geheimgasse", number: "7", city: "Regensburg", postal_code: "93047" },
    ...{ country: "Deutschland", countryISO3166Code: "DE" },
  },
  location: { longitude: 12.1016, latitude: 49.0134 },
};

type Column = { table: string; column: string };

/** Columns of any table that hold one of the words. */
export async function found(words: readonly string[]) {
  const columns = await queryOnce<Column>(`select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'gazetteer%'`);
  const hits: string[] = [];
  for (const { table, column } of columns) {
    const test = `exists (select 1 from unnest($1::text[]) w where strpos(lower("${column}"::text), w) > 0)`;
    const rows = await queryOnce(`select 1 from "${table}" where ${test} limit 1`, [words]);
    if (rows.length > 0) hits.push(`${table}.${column}`);
  }
  return hits;
}

/** The owner of a company, by sign of that name everywhere; with a request and a message of its own. */
export async function xaveria(companyType: "busoperator" | null) {
  const made = await person(companyType);
  const data = {
    ...gone,
    email: "xaveria@people.example",
    userName: "xaveria",
    passwordHash: await hashPassword(goodPassword),
  };
  await prisma.user.update({ where: { id: made.id }, data });
  const author = { companyName: "Xaveria Quittenbaum", email: data.email, phone: gone.phone };
  const trip = draft({ ...author, start: { address: street, date: Date.now() + 30 * 86_400_000 } });
  const sent = await envelope(
    await post(request("/api/busrequest", { body: { ...trip, description: "Quittenbaum" } })),
  );
  const message = {
    name: author.companyName,
    email: "Xaveria@people.example",
    phone: gone.phone,
    message: "Wie geht das?",
  };
  await call(contact, "/api/contact", { body: message });
  await signIn({ name: "xaveria", password: "Falsch12345", ip: "10.0.0.1" });
  return { ...made, ...data, requestId: sent.entity[0].id as string, version: sent.entity[0].version as number };
}
