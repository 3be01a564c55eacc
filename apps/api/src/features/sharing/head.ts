import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { say } from "@sunwright/words/shared-head";
import type { PageHead } from "../../platform/page-head";
import { siteOf } from "./present";
import type { SharedProjectRow } from "./table";

const product = PRODUCT_NAME;
const SYSTEMS = { "on-grid": "onGrid", "off-grid": "offGrid", hybrid: "hybrid" } as const;
const KILO = 1_000;

/** The same for private, expired, deleted and unknown links: a preview tells none of them apart. */
const anyLink = (): PageHead => ({
  title: say("any.title", { product }),
  description: say("any.description", { product }),
});

/** What a link says of itself where it is handed on. Null: whatever cannot be opened by everybody. */
export function headOf(project: SharedProjectRow | null): PageHead {
  if (project === null) return anyLink();
  const { recommendedPanelCapacity: panels, recommendedBatteryCapacity: battery } = project;
  const place = { system: SYSTEMS[project.systemType], site: siteOf(project) };
  const parts = [
    ...(panels ? [say("panels", { power: panels / KILO })] : []),
    ...(battery ? [say("battery", { energy: battery / KILO })] : []),
  ].join(", ");
  return {
    title: say("title", { project: project.name, product }),
    description: parts === "" ? say("system", place) : say("systemOf", { ...place, parts }),
  };
}
