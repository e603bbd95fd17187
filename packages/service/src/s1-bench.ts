import { sql } from "kysely";
import { searchColumnsOf } from "./contacts/search-columns.ts";
import { openDatabase } from "./data/database.ts";
import { migrate } from "./data/migrate.ts";
import { ContactList } from "./data/contact-list.ts";
import { Contacts } from "./data/contacts.ts";
import { Scope } from "./data/tenancy.ts";
import { newId } from "./ids.ts";
import { startPostgres } from "./testing/postgres.ts";
const pgs = await startPostgres();
try {
const { db, close } = await openDatabase({ url: pgs.url, poolSize: 2 });
await migrate(db);
const now = new Date("2026-11-20T12:00:00Z");
const wgs = [newId(), newId()];
const N = Number(process.argv[2] ?? 100000);
let seed = 7; const rnd = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const pick = (a: string[], skew = 1) => a[Math.floor(rnd() ** skew * a.length)]!;
const first = Array.from({ length: 800 }, (_, i) => `Name${i.toString(36)}`).concat(["Ana", "Rui", "Priya"]);
const last = Array.from({ length: 5000 }, (_, i) => `Fam${i.toString(36)}`);
const cities = Array.from({ length: 500 }, (_, i) => `City ${i}`);
const countries = Array.from({ length: 40 }, (_, i) => `Country ${i}`);
const roles = ["Engineer", "Manager", "Designer", "Recruiter", "Analyst", "Nurse", "Welder", "Actuary"];
const quals = ["Staff", "Senior", "Junior", "Backend", "Frontend", "Data", "Head", "Lead", "Night", "Marine"];
const t0 = Date.now();
for (const wg of wgs) {
  await db.insertInto("workgroups").values({ id: wg, name: "x", plan: "scale", created_at: now }).execute();
  await db.insertInto("tags").values([...Array(200).keys()].map((i) => ({ workgroup_id: wg, id: `tag${i}`, value: `tag ${i}`, icon_name: "t", color: "c", created_at: now }))).execute();
}
let made = 0;
async function load(wg: string, count: number) {
  for (let at = 0; at < count; at += 500) {
    const rows = Array.from({ length: 500 }, () => {
      const n = made++;
      const c = Math.floor(rnd() ** 2 * 40);
      const location = { city: pick(cities, 2), region: `Region ${c}`, country: countries[c]!, countryCode: `${String.fromCharCode(65 + (c % 26))}${c > 25 ? "X" : "Y"}` };
      const profile = { firstName: pick(first), lastName: pick(last), workEmail: `person${n}@company${n % 5000}.example`, privateEmail: `p${n}@mail.example`,
        workMobilePhone: `+35191${String((n * 7919) % 10000000).padStart(7, "0")}`, socialUrls: [`https://social.example/in/person-${n}`],
        currentTitle: `${pick(quals)} ${pick(quals)} ${pick(roles, 2)}`, previousTitle: `${pick(quals)} ${pick(roles, 2)}`, currentCompany: `Company ${n % 5000}`,
        currentCompanyFrom: new Date(now.getTime() - rnd() ** 2 * 30 * 31557600000).toISOString(), ...(rnd() < 0.3 && { currentCompanyTenureYears: Math.round(rnd() ** 2 * 300) / 10 }),
        location: rnd() < 0.9 ? location : {}, experiences: [{ title: "x", location, description: "d".repeat(300) }, { title: "y", description: "e".repeat(300) }], summary: "s".repeat(800) };
      const s = searchColumnsOf(profile, now);
      return { n, id: newId(now.getTime() + n), profile, s };
    });
    await sql`insert into contacts (workgroup_id, id, profile, source, source_type, created_at, updated_at, facets, tenure_years, tenure_from, tenure_until) values ${sql.join(rows.map(({ id, profile, s }) => sql`(${wg}, ${id}, ${JSON.stringify(profile)}::jsonb, 'x', 'x', ${now}, ${now}, array_to_tsvector(${s.facets}::text[]), ${s.tenureYears}::float8, ${s.tenureFrom}::timestamptz, ${s.tenureUntil}::timestamptz)`))}`.execute(db);
    await sql`insert into contact_tags (workgroup_id, contact_id, tag_id) select ${wg}, i, t from unnest(${rows.map((r) => r.id)}::text[], ${rows.map(() => `tag${Math.floor(rnd() ** 3 * 200)}`)}::text[]) u(i, t)`.execute(db);
  }
}
await Promise.all([load(wgs[0]!, N), load(wgs[1]!, N / 5)]);
await sql`vacuum analyze contacts`.execute(db); await sql`vacuum analyze contact_tags`.execute(db);
console.log("load s", (Date.now() - t0) / 1000);
const sizes = await sql`select pg_size_pretty(pg_relation_size('contacts')) heap, pg_size_pretty(pg_relation_size('contacts_by_facets')) gin, avg(length(facets)) f, avg(pg_column_size(facets)) fb from contacts`.execute(db);
console.log(sizes.rows);
const scope = new Scope(db, wgs[0]!);
const list = new ContactList(scope); const contacts = new Contacts(scope);
const r = () => Math.floor(rnd() * N);
const cases: Record<string, () => object> = {
  none: () => ({}),
  email: () => ({ email: `person${r()}@company1.example`.replace(/person(\d+)@company1/, (_, n) => `person${n}@company${n % 5000}`) }),
  phoneE164: () => ({ phone: `+35191${String(r()).padStart(7, "0")}` }),
  phonePartial: () => ({ phone: String(r()).padStart(7, "0").slice(0, 6) }),
  phoneNational: () => ({ phone: "91000" + Math.floor(rnd() * 10) }),
  phone91: () => ({ phone: "910" + String(r()).padStart(7, "0").slice(0, 3) }),
  phoneSeven: () => ({ phone: "351910" + Math.floor(rnd() * 10) }),
  phoneEight: () => ({ phone: "351910" + Math.floor(rnd() * 100) }),
  phoneCommon: () => ({ phone: "351910" }),
  social: () => ({ socialUrl: `http://social.example/in/Person-${r()}/` }),
  handle: () => ({ socialUrl: `person-${r()}` }),
  first: () => ({ firstName: pick(first) }),
  firstNa: () => ({ firstName: "Na" }),
  firstLast: () => ({ firstName: pick(first), lastName: pick(last) }),
  last: () => ({ lastName: pick(last) }),
  roleCommon: () => ({ roleTitle: "engineer" }),
  roleRare: () => ({ roleTitle: "Night Marine Actuary" }),
  cityCommon: () => ({ city: "city 0" }),
  cityRare: () => ({ city: "city 499" }),
  region: () => ({ region: "region 7" }),
  country: () => ({ country: "country 39" }),
  code: () => ({ countryCode: "AY" }),
  combined: () => ({ countryCode: "AY", roleTitle: "Backend Engineer", city: pick(cities) }),
  combinedRare: () => ({ country: "country 39", city: "city 499", roleTitle: "actuary" }),
  min40: () => ({ minYearsInCurrentRole: 40 }),
  min25: () => ({ minYearsInCurrentRole: 25 }),
  range: () => ({ minYearsInCurrentRole: 2, maxYearsInCurrentRole: 5 }),
  tenureCity: () => ({ minYearsInCurrentRole: 20, city: "city 300" }),
  tagCommon: () => ({ tagIds: ["tag0"] }),
  tagRare: () => ({ tagIds: ["tag199"] }),
  tag50: () => ({ tagIds: Array.from({ length: 50 }, (_, i) => `tag${i}`) }),
  tagCity: () => ({ tagIds: ["tag0"], city: "city 499" }),
};
const wanted = process.argv[3]?.split(",");
for (const [name, filters] of Object.entries(cases)) {
  if (wanted && !wanted.includes(name)) continue;
  const times: number[] = []; let hits = 0;
  for (let i = 0; i < 25; i++) { const f = filters(); const t = performance.now(); const found = await list.slice(f as never, { offset: 0, limit: 26 }, now); times.push(performance.now() - t); hits += found.length; }
  times.sort((a, b) => a - b);
  const t = performance.now(); const total = await list.count(filters() as never, now); const counted = performance.now() - t;
  console.log(name.padEnd(14), "p50", times[12]!.toFixed(1), "p95", times[23]!.toFixed(1), "hits", hits / 25, "| total", total, counted.toFixed(0), "ms");
}
for (const [label, opt] of [["page100", { offset: 9900, limit: 101 }], ["afterMid", { after: newId(now.getTime() + N / 2), offset: 0, limit: 101 }]] as const) {
  const t = performance.now(); const found = await list.slice({}, opt, now); console.log(label, (performance.now() - t).toFixed(1), found.length);
  if (label === "afterMid") { const t2 = performance.now(); await contacts.toContacts(found.slice(0, 100), now); console.log("toContacts 100", (performance.now() - t2).toFixed(1)); }
}
{ const times: number[] = []; for (let i = 0; i < 20; i++) { const t = performance.now(); await contacts.findDuplicate({ workEmail: `x${i}@y.z`, workPhone: "+351919999999", socialUrls: ["https://social.example/in/nobody", `https://social.example/in/person-${r()}`] }); times.push(performance.now() - t); } times.sort((a, b) => a - b); console.log("findDuplicate p50", times[10]!.toFixed(1), "p95", times[18]!.toFixed(1)); }
if (process.argv[4]) {
  for (const q of process.argv[4].split(";")) { const { rows } = await sql`explain (analyze, buffers) ${sql.raw(q.replaceAll("$WG", wgs[0]!))}`.execute(db); console.log(rows.map((x: any) => x["QUERY PLAN"]).join("\n")); }
}
await close();
} finally { await pgs.stop(); }
