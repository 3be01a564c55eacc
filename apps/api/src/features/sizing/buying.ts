import { unpackYear } from "@sunwright/engine/climate/files/packed-year";
import { designWith } from "@sunwright/engine/procurement/made-design";
import { BEST_FIRST, type Fit, type Verdict } from "@sunwright/engine/procurement/fit";
import type { MaterialLine } from "@sunwright/engine/procurement/material";
import { needsFit } from "@sunwright/engine/procurement/needs-fit";
import { partFit } from "@sunwright/engine/procurement/part-fit";
import { type Named, NAMELESS } from "@sunwright/engine/procurement/product-rows";
import type { Specified } from "@sunwright/engine/procurement/specifications";
import { type StandingDesign, standingDesign } from "@sunwright/engine/procurement/standing-design";
import type { BuyingAnswer, BuyingTask } from "./buying-task";
import { filledFor, makeFor } from "./kept-fillings";

/** What a design is bought from, in a thread: the list of its parts, whether products fit it, and what fills it. */
export function answerBuying(task: BuyingTask): BuyingAnswer {
  const weather = task.weather && { name: task.weather.name, year: unpackYear(task.weather.hours) };
  const standing = standingDesign(task.design, weather);
  if (task.kind === "materials") return { kind: "materials", lines: standing.lines };
  if (task.kind === "made-with")
    return { kind: "made-with", design: designWith(standing, task.products, makeFor(task.weather)).design };
  if (task.kind === "fits") return { kind: "fits", fits: task.products.flatMap((one) => fitsOf(one, standing)) };
  if (task.kind === "verdicts")
    return { kind: "verdicts", verdicts: task.products.map((one) => bestVerdict(one, standing)) };
  return filledFor(task, standing);
}

const fitsOf = (product: Named & Specified, standing: StandingDesign) =>
  standing.lines
    .filter(({ category }) => category === product.category)
    .map((line) => ({ product: product.id, line: line.id, ...plain(fitOf(product, line, standing)) }));

function bestVerdict(product: Specified, standing: StandingDesign): Verdict | null {
  const found = standing.lines
    .filter(({ category }) => category === product.category)
    .map((line) => fitOf({ ...NAMELESS, ...product }, line, standing).verdict);
  return BEST_FIRST.find((verdict) => found.includes(verdict)) ?? null;
}

const fitOf = (product: Named & Specified, line: MaterialLine, standing: StandingDesign): Fit =>
  line.part === null ? needsFit(product, line) : partFit(product, product, line, standing);

const plain = ({ verdict, pieces, findings, missing }: Fit) => ({ verdict, pieces, findings, missing });
