import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { PageHead } from "../../platform/page-head";
import { siteOf } from "./present";
import type { SharedProjectRow } from "./table";

const kilo = (value: number) => (value / 1_000).toLocaleString("en-US", { maximumFractionDigits: 2 });

/** The same for private, expired, deleted and unknown links: a preview tells none of them apart. */
const ANY_LINK: PageHead = {
  title: `Shared solar project · ${PRODUCT_NAME}`,
  description: `A solar project shared by link on ${PRODUCT_NAME}.`,
};

/** What a link says of itself where it is handed on. Null: whatever cannot be opened by everybody. */
export function headOf(project: SharedProjectRow | null): PageHead {
  if (project === null) return ANY_LINK;
  const { recommendedPanelCapacity: panels, recommendedBatteryCapacity: battery } = project;
  const system = `${project.systemType.charAt(0).toUpperCase()}${project.systemType.slice(1)} solar system`;
  const sized = [
    ...(panels ? [`${kilo(panels)} kW of panels`] : []),
    ...(battery ? [`${kilo(battery)} kWh of battery`] : []),
  ];
  return {
    title: `${project.name} · ${PRODUCT_NAME}`,
    description: `${system} in ${siteOf(project)}${sized.length > 0 ? `: ${sized.join(", ")}` : ""}.`,
  };
}
