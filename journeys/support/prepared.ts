import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "./server";

const NAME = "SUNWRIGHT_JOURNEYS_DATA";

/** Where the data of a product lies that was started once and ended; nobody has used it. */
export function preparedData(): string {
  const folder = process.env[NAME];
  if (folder === undefined) throw new Error("Playwright did not prepare the data of the journeys");
  return folder;
}

/** Before the first journey: starts the product on nothing, as at a first start, so that each worker's begins there. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "sunwright-prepared-"));
  const product = await startProduct();
  await product.stop(folder);
  process.env[NAME] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
