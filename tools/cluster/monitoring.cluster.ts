import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServerProcess, startServerProcess } from "../../apps/api/src/testing/process";
import { bundleServer } from "../bundle.mjs";
import { freePort } from "../free-port";
import { type PostgresServer, startPostgres } from "../postgres";
import { root } from "../checkout.mjs";
import { deployed, ended } from "./databases";
import { ensurePrograms, startAs } from "./debian-user";

const built = join(root, `apps/api/.cache/monitored-${process.pid}`);
let folder: string;
let postgres: PostgresServer;
let server: ServerProcess;
let prometheus: ReturnType<typeof startAs>;
let api: string;
beforeAll(async () => {
  ensurePrograms("prometheus");
  folder = mkdtempSync(join(tmpdir(), "sunwright-monitored-"));
  chmodSync(folder, 0o777);
  postgres = await startPostgres();
  await bundleServer(built);
  const [metrics, own] = [await freePort(), await freePort()];
  server = await startServerProcess(join(built, "main.js"), {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, "data"),
    METRICS_PORT: String(metrics),
  });
  const config = deployed("prometheus.yml", [
    ["127.0.0.1:9401, 127.0.0.1:9402", `127.0.0.1:${metrics}`],
    // Asked more often than at work: the test waits for it.
    ["15s", "1s"],
  ]);
  writeFileSync(join(folder, "prometheus.yml"), config);
  // A minute of silence, as the rule has it, would be waited for.
  writeFileSync(join(folder, "alerts.yml"), deployed("alerts.yml", [["for: 1m", "for: 2s"]]));
  api = `http://127.0.0.1:${own}`;
  const flags = [
    `--config.file=${join(folder, "prometheus.yml")}`,
    `--storage.tsdb.path=${join(folder, "figures")}`,
    `--web.listen-address=127.0.0.1:${own}`,
  ];
  prometheus = startAs("prometheus", flags, join(folder, "prometheus.log"), folder);
});
afterAll(async () => {
  prometheus.kill("SIGKILL");
  await ended(prometheus);
  server.child.kill("SIGKILL");
  await server.ended;
  await postgres.stop();
  for (const path of [folder, built]) rmSync(path, { recursive: true, force: true });
});

interface Answer {
  readonly status: string;
  readonly data: {
    readonly result: readonly { readonly metric: Record<string, string>; readonly value: [number, string] }[];
  };
}
/** Source: Prometheus' HTTP API, GET /api/v1/query. */
async function query(question: string): Promise<Answer["data"]["result"]> {
  const answer = await fetch(`${api}/api/v1/query?query=${encodeURIComponent(question)}`).catch(() => null);
  if (answer === null) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what that API answers
  const { status, data } = (await answer.json()) as Answer;
  expect(status, question).toBe("success");
  return data.result;
}

/** Every question of the dashboard, at least one a panel. */
function dashboardQuestions(): string[] {
  const text = readFileSync("deploy/grafana-dashboard.json", "utf8");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Grafana's form of a dashboard
  const { panels } = JSON.parse(text) as { panels: readonly { targets: readonly { expr: string }[] }[] };
  expect(panels.length).toBeGreaterThanOrEqual(8);
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

it("is read by Prometheus, which answers every question of the dashboard", async () => {
  await expect.poll(async () => (await query('up{job="sunwright"}'))[0]?.value[1], { timeout: 60_000 }).toBe("1");
  for (let call = 0; call < 20; call++) await fetch(`${server.origin}/healthz`);
  // Nobody calculates here: that panel has a question and no answer yet.
  const ofCalculations = (question: string) => question.includes('route=~".*calculate.*"');
  const questions = dashboardQuestions();
  for (const question of questions.filter((each) => !ofCalculations(each)))
    await expect.poll(async () => (await query(question)).length, { timeout: 60_000 }).toBeGreaterThan(0);
  for (const question of questions.filter(ofCalculations)) expect(await query(question)).toEqual([]);
});

it("alerts when the server is gone, by the rules as they are deployed", async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Prometheus' HTTP API, GET /api/v1/rules
  const rules = (await (await fetch(`${api}/api/v1/rules`)).json()) as {
    data: { groups: readonly { rules: readonly { name: string; health: string }[] }[] };
  };
  const all = rules.data.groups.flatMap((group) => group.rules);
  expect(all.map(({ name }) => name)).toContain("ServerGone");
  expect(all.filter(({ health }) => health === "err")).toEqual([]);
  expect(await query('ALERTS{alertname="ServerGone"}')).toEqual([]);
  server.child.kill("SIGKILL");
  await server.ended;
  const firing = () => query('ALERTS{alertname="ServerGone",alertstate="firing"}');
  await expect.poll(async () => (await firing()).length, { timeout: 60_000 }).toBe(1);
});
