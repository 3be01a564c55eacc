import { openEmbedded } from "../../apps/api/src/platform/embedded";
import type { RunningProduct } from "./server";

/** Makes the stored design of a project one that an older method left. */
export const outdate = (product: RunningProduct, projectId: string) =>
  product.restart(async (dataFolder) => {
    const database = await openEmbedded(dataFolder);
    await database.executor.execute(
      `UPDATE projects SET design = jsonb_set(design, '{method}', '"A method of last year"') WHERE id = '${projectId}'`,
    );
    await database.close();
  });
