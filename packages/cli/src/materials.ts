import { filledDesign } from "@sunwright/engine/procurement/filled-design";
import { type FilledDesign, sizedFor } from "@sunwright/engine/procurement/made-design";
import type { FillAsked } from "@sunwright/engine/procurement/fill";
import type { MaterialLine, Need } from "@sunwright/engine/procurement/material";
import { unitOf } from "@sunwright/engine/procurement/specifications";
import { standingDesign } from "@sunwright/engine/procurement/standing-design";
import { say } from "@sunwright/words/cli";
import { say as sayMaterials } from "@sunwright/words/materials";
import { owedText } from "@sunwright/words/owed-money";
import { tell } from "@sunwright/words/tell-materials";
import { commandLine } from "./arguments";
import { columns, labelled } from "./columns";
import type { Command } from "./command";
import { csvLines } from "./csv";
import { designed, HOUSE_OPTIONS } from "./designed";
import { parsed, readJson } from "./input-file";
import { MarketFile } from "./market";
import { Problem } from "./problem";

/** Everything a design is bought from: a list, and who fills it at the least cost. */
export const materials: Command = async (args, write, complain) => {
  const options = {
    json: { type: "boolean" },
    csv: { type: "boolean" },
    offers: { type: "string" },
    "fewest-shops": { type: "boolean" },
    optional: { type: "boolean" },
    ...HOUSE_OPTIONS,
  } as const;
  const { path, values } = commandLine(args, options, "FILE");
  if (values.offers === undefined && values["fewest-shops"] === true)
    throw new Problem(say("needsOption", { option: "fewest-shops", other: "offers" }));
  const market = values.offers === undefined ? null : parsed(MarketFile, readJson(values.offers), values.offers);
  const { design, weather, technology } = await designed(path, values, complain);
  const standing = standingDesign(design, weather, technology);
  const asked: FillAsked = {
    goal: values["fewest-shops"] === true ? "fewest-shops" : "least-cost",
    extraShop: market?.extraShop ?? 0,
    optional: values.optional === true,
  };
  const filled = market === null ? null : filledDesign(standing, market, asked, sizedFor(weather));
  const { lines } = filled?.standing ?? standing;
  const money = market === null ? String : (minor: number) => owedText(minor, market.currency);
  if (values.json === true) write(JSON.stringify(filled === null ? { lines } : { lines, ...jsonOf(filled) }, null, 1));
  else if (values.csv === true) write(csvOf(lines));
  else write([listed(lines), ...(filled === null ? [] : ["", filledText(filled, asked, money)])].join("\n"));
  return 0;
};

const needText = (line: MaterialLine, { field, least, most, is }: Need): string => {
  const unit = unitOf(line.category, field);
  const bounds =
    is !== undefined
      ? String(is)
      : most === undefined
        ? `≥ ${least}`
        : least === undefined
          ? `≤ ${most}`
          : `${least} … ${most.toFixed(0)}`;
  return `${field} ${bounds}${unit === "" ? "" : ` ${unit}`}`;
};
const needsText = (line: MaterialLine) => line.needs.map((need) => needText(line, need)).join(", ");

const unitText = ({ unit }: MaterialLine) => (unit === "m" ? "m" : "×");

function listed(lines: readonly MaterialLine[]): string {
  if (lines.length === 0) return say("materials.none");
  const rows = lines.map((line) => [
    String(line.quantity).padStart(5),
    unitText(line),
    line.optional ? say("materials.optional", { name: tell(line.name) }) : tell(line.name),
    needsText(line),
  ]);
  return columns(rows);
}

const csvOf = (lines: readonly MaterialLine[]): string =>
  csvLines([
    ["line", "category", "quantity", "unit", "name", "optional", "needs", "equation", "source", "clause"],
    ...lines.map((line) => [
      line.id,
      line.category,
      line.quantity,
      line.unit,
      tell(line.name),
      line.optional ? "optional" : "",
      needsText(line),
      tell(line.why.equation),
      tell(line.why.source),
      line.clause === null ? "" : tell(line.clause),
    ]),
  ]);

function filledText(
  { standing, filling }: FilledDesign,
  { goal }: FillAsked,
  money: (minor: number) => string,
): string {
  const { keepsTarget: kept, lines } = standing;
  const nameOf = (id: string) => tell(lines.find((line) => line.id === id)?.name ?? id);
  const bought = filling.bought.map(({ offer, quantity, goods }) => [
    String(quantity).padStart(5),
    "×",
    `${offer.brand} ${offer.name}`.trim(),
    offer.shop,
    money(goods),
  ]);
  return [
    ...(bought.length > 0 ? [columns(bought)] : []),
    ...labelled([
      ...filling.shops.map(
        ({ id, goods, delivery }) =>
          [id, say("materials.shop", { goods: money(goods), delivery: money(delivery) })] as const,
      ),
      [
        say("materials.total"),
        filling.gap === 0
          ? say(goal === "least-cost" ? "materials.totalLeast" : "materials.totalFewest", {
              total: money(filling.total),
            })
          : say("materials.totalWithin", { total: money(filling.total), gap: money(filling.gap) }),
      ],
      ...filling.gaps.map(
        ({ line, reason }) => [say("materials.open"), `${nameOf(line)}: ${sayMaterials(`gap.${reason}`)}`] as const,
      ),
      ...(kept === null
        ? []
        : [[say("materials.again"), say("materials.againIs", { kept: kept ? "kept" : "missed" })] as const]),
    ]),
  ].join("\n");
}

/** The filling by ids, without what the file of offers says anyway. */
function jsonOf({ standing, filling }: FilledDesign) {
  const { panels, battery, inverter } = standing.design;
  return {
    filling: {
      ...filling,
      lines: filling.lines.map(({ line, offer, pieces }) => ({ line, offer: offer.id, pieces })),
      bought: filling.bought.map(({ offer, quantity, goods }) => ({
        offer: offer.id,
        shop: offer.shop,
        quantity,
        goods,
      })),
    },
    designed: {
      panels: panels.capacity.value,
      battery: battery.capacity.value,
      inverter: inverter.capacity.value,
      keepsTarget: standing.keepsTarget,
    },
  };
}
