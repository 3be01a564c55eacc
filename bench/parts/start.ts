import { startProduct } from "../../journeys/support/server";
import { ensureBuilt } from "../../tools/setup.mjs";

const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(2)} s`;

/** From the start of the process to its first answered request: on an empty folder, then on the folder it made. */
export async function measure(): Promise<string[]> {
  await ensureBuilt();
  const cold = performance.now();
  const first = await startProduct();
  const coldText = seconds(cold);
  const warm = performance.now();
  await first.restart();
  const warmText = seconds(warm);
  await first.stop();
  return [`empty folder, database made and migrated: ${coldText}`, `existing database: ${warmText}`];
}
