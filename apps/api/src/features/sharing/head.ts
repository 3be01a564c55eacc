import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { say } from "@sunwright/words/shared-head";
import type { OpenedShare } from "@sunwright/contract/shares";
import type { PageHead } from "../../platform/page-head";
import { SYSTEMS } from "../projects/page-words";
import { textOf } from "./page-text";

const product = PRODUCT_NAME;
const KILO = 1_000;

/** The same for private, expired, deleted and unknown links: a preview tells none of them apart. */
const anyLink = (): PageHead => ({
  title: say("any.title", { product }),
  description: say("any.description", { product }),
});

/** What a link says of itself where it is handed on, and to readers without scripts. Null: not opened by everybody. */
export function headOf(opened: OpenedShare | null): PageHead {
  if (opened === null) return anyLink();
  const { project } = opened;
  const { recommendedPanelCapacity: panels, recommendedBatteryCapacity: battery } = project;
  const place = { system: SYSTEMS[project.systemType], site: project.site };
  const parts = [
    ...(panels ? [say("panels", { power: panels / KILO })] : []),
    ...(battery ? [say("battery", { energy: battery / KILO })] : []),
  ].join(", ");
  return {
    title: say("title", { page: project.name, product }),
    text: textOf(opened),
    description: parts === "" ? say("system", place) : say("systemOf", { ...place, parts }),
  };
}
