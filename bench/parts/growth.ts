import pg from "pg";
import { type PostgresServer, startPostgres, startReplica } from "../../tools/postgres";

/** Rows of history that a table is filled with, and how many a project has. */
const SIZES = [1_000_000, 10_000_000];
const PER_PROJECT = 20;
const MONTHS = 12;
const CALLS = 2_000;
const PROBES = 500;
const WRITERS = 4;

export const figureNames = ["partitions", "replica"];

/**
 * What a growing PostgreSQL is asked about: whether a large history is slower than a small one, whole or in months, and how
 * far behind a replica is. `docs/scaling.md` reads its figures from here.
 */
export async function measure(asked: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const figure of asked.length > 0 ? asked : figureNames)
    lines.push(...(figure === "replica" ? await replica() : await partitions()));
  return lines;
}

/** As the product's own table of the history: its columns, and the indexes that each of both kinds can have. */
const COLUMNS = `id uuid not null, project_id uuid not null, number integer not null, user_id uuid not null,
  action text not null, description text not null, changes jsonb not null, at timestamptz not null`;
const FIRST = "2026-01-01T00:00:00Z";

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Rows spread over a year: ids rise with time, as ours do; the entries of a project lie months apart. */
async function fill(client: pg.Client, table: string, rows: number): Promise<void> {
  await client.query(
    `insert into ${table} select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' ||
        substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid, md5('p' || i % $2::int)::uuid, i / $2::int + 1,
        '019f0000-0000-7000-8000-000000000000', 'updated', 'Changed altitude and 2 more parameters',
        '{"altitude": {"before": 100, "after": 230}, "humidity": {"before": 60, "after": 70}}', at
      from (select i, md5(i::text) as hash, timestamptz '${FIRST}' + (i / $1::float8) * interval '365 days' as at
        from generate_series(0, $1::int - 1) as i) as made`,
    [rows, rows / PER_PROJECT],
  );
}

async function whole(client: pg.Client, rows: number): Promise<void> {
  await client.query(`create table history (${COLUMNS})`);
  await fill(client, "history", rows);
  await client.query("alter table history add primary key (id)");
  await client.query("create unique index on history (project_id, number)");
  await client.query("analyze history");
}

/** A unique index of a table in parts has to hold what parts it: two entries of one number would no longer be refused. */
async function inMonths(client: pg.Client, rows: number): Promise<void> {
  await client.query(`create table history (${COLUMNS}) partition by range (at)`);
  for (let month = 0; month < MONTHS; month++)
    await client.query(
      `create table history_${month} partition of history for values
        from (timestamptz '${FIRST}' + ${month} * interval '1 month') to (timestamptz '${FIRST}' + ${month + 1} * interval '1 month')`,
    );
  await fill(client, "history", rows);
  await client.query("alter table history add primary key (id, at)");
  await client.query("create unique index on history (project_id, number, at)");
  await client.query("analyze history");
}

const half = (times: readonly number[]) => share(times, 0.5);
const share = (times: readonly number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(part * times.length) - 1] ?? 0;

async function timed(count: number, call: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const began = performance.now();
    await call(index);
    times.push(performance.now() - began);
  }
  return times;
}

/** One project after another, so that neither pages nor rows are those of the call before. */
const projectOf = (index: number, rows: number) => `p${(index * 7_919) % (rows / PER_PROJECT)}`;

/** As the product writes an entry: the next number of its project. */
const insert = (client: pg.Client, project: string, at: string) =>
  client.query({
    name: "insert",
    text: `insert into history values (gen_random_uuid(), md5($1)::uuid, coalesce((select max(number) from history
      where project_id = md5($1)::uuid), 0) + 1, '019f0000-0000-7000-8000-000000000000', 'updated', 'Changed altitude',
      '{"altitude": {"before": 100, "after": 230}}', $2)`,
    values: [project, at],
  });
const newest = (client: pg.Client, project: string) =>
  client.query({
    name: "newest",
    text: "select * from history where project_id = md5($1)::uuid order by number desc limit 50",
    values: [project],
  });

async function partitions(): Promise<string[]> {
  const kinds = [
    ...SIZES.map((rows) => ({ kind: "one table", rows, make: whole })),
    ...SIZES.slice(-1).map((rows) => ({ kind: "in months", rows, make: inMonths })),
  ];
  const lines: string[] = [];
  for (const { kind, rows, make } of kinds) {
    const postgres = await startPostgres();
    try {
      lines.push(await withClient(postgres.url, (client) => measured(client, { kind, rows, make })));
    } finally {
      await postgres.stop();
    }
  }
  return lines;
}

interface Kind {
  readonly kind: string;
  readonly rows: number;
  readonly make: (client: pg.Client, rows: number) => Promise<void>;
}

async function measured(client: pg.Client, { kind, rows, make }: Kind): Promise<string> {
  await make(client, rows);
  const writes = await timed(CALLS, (index) => insert(client, projectOf(index, rows), "2026-12-30T12:00:00Z"));
  const reads = await timed(CALLS, (index) => newest(client, projectOf(index, rows)));
  const size = await client.query<{ readonly bytes: string }>(
    `select coalesce(sum(pg_total_relation_size(inhrelid)), 0) + pg_total_relation_size('history') as bytes from pg_inherits`,
  );
  const [oldest] = await timed(1, () =>
    kind === "in months"
      ? client.query("drop table history_0")
      : client.query(`delete from history where at < timestamptz '${FIRST}' + interval '1 month'`),
  );
  const bytes = Number(size.rows[0]?.bytes ?? 0);
  return [
    `${kind}, ${(rows / 1e6).toFixed(0)} million rows, ${(bytes / 1e9).toFixed(1)} GB`,
    `an entry written ${half(writes).toFixed(2)} ms (95 of 100 within ${share(writes, 0.95).toFixed(2)})`,
    `a project's newest read ${half(reads).toFixed(2)} ms (${share(reads, 0.95).toFixed(2)})`,
    `the oldest month gone in ${((oldest ?? 0) / 1_000).toFixed(2)} s`,
  ].join("; ");
}

/** How long after its commit a write is seen at a replica, while others write without pause; and what reads take at both. */
async function replica(): Promise<string[]> {
  const rows = 1_000_000;
  const primary = await startPostgres();
  let follower: PostgresServer | undefined;
  try {
    await withClient(primary.url, (client) => whole(client, rows));
    await withClient(primary.url, (client) => client.query("create table probes (number integer primary key)"));
    follower = await startReplica(primary);
    const { url } = follower;
    const quiet = await behind(primary.url, url, 0);
    const { times, written } = await whileWriting(primary.url, rows, () => behind(primary.url, url, PROBES));
    const reads = async (at: string) =>
      withClient(at, (client) => timed(CALLS, (index) => newest(client, projectOf(index, rows))));
    const [there, here] = [await reads(url), await reads(primary.url)];
    return [
      `a write is seen at the replica ${half(quiet).toFixed(1)} ms after its commit (99 of 100 within ${share(quiet, 0.99).toFixed(1)}, at most ${share(quiet, 1).toFixed(1)})`,
      `while ${WRITERS} others write ${written.toFixed(0)} rows a second: ${half(times).toFixed(1)} ms (${share(times, 0.99).toFixed(1)}, ${share(times, 1).toFixed(1)})`,
      `a project's newest read: ${half(there).toFixed(2)} ms there, ${half(here).toFixed(2)} ms at the primary`,
    ];
  } finally {
    await follower?.stop();
    await primary.stop();
  }
}

/** From each commit until it is seen. [ms] */
const behind = (primary: string, follower: string, first: number): Promise<number[]> =>
  withClient(primary, (writing) =>
    withClient(follower, (reading) => {
      const isSeen = async (number: number) =>
        (await reading.query({ name: "seen", text: "select from probes where number = $1", values: [number] }))
          .rowCount;
      const lag = async (number: number) => {
        await writing.query({ name: "probe", text: "insert into probes values ($1)", values: [number] });
        const [waited = 0] = await timed(1, async () => {
          while ((await isSeen(number)) === 0);
        });
        return waited;
      };
      return (async () => {
        const times: number[] = [];
        for (let number = first; number < first + PROBES; number++) times.push(await lag(number));
        return times;
      })();
    }),
  );

async function whileWriting(url: string, rows: number, work: () => Promise<number[]>) {
  const stopped = new AbortController();
  let count = 0;
  const write = (writer: number) =>
    withClient(url, async (client) => {
      for (let index = writer; !stopped.signal.aborted; index += WRITERS, count += 1)
        await insert(client, projectOf(index, rows), "2026-12-30T12:00:00Z");
    });
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  const began = performance.now();
  const times = await work();
  stopped.abort();
  await Promise.all(writers);
  return { times, written: (1_000 * count) / (performance.now() - began) };
}
