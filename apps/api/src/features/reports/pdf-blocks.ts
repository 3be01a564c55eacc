import { type Block, type Headline, PAGE_WIDTH, type Section, type Table } from "@sunwright/report/document";
import { pairsOf } from "@sunwright/report/pairs";
import { LIGHT_INK } from "@sunwright/report/palette";
import type { Content, ContentText, TableCell } from "pdfmake/interfaces";
import { type Family, runsOf } from "./fonts";
import { svgOf } from "./svg";

interface Look {
  readonly family?: Family;
  readonly bold?: boolean;
  readonly size?: number;
  readonly ink?: keyof typeof LIGHT_INK;
  readonly alignment?: "left" | "right";
  readonly margin?: [number, number, number, number];
}

/** Text in the fonts that draw it. */
export const set = (text: string, look: Look = {}): ContentText => ({
  text: runsOf(text, look.family ?? "text"),
  bold: look.bold ?? false,
  fontSize: look.size ?? TEXT_SIZE,
  color: LIGHT_INK[look.ink ?? "text"],
  alignment: look.alignment ?? "left",
  ...(look.margin === undefined ? {} : { margin: look.margin }),
});

/** A part of a line, with a look of its own. */
const inline = (text: string, { family = "text", size = TEXT_SIZE, ink = "text" }: Look) =>
  runsOf(text, family).map((run) => ({ ...run, fontSize: size, color: LIGHT_INK[ink] }));

/** [pt] */
const TEXT_SIZE = 8.5;
const SMALL = 7.5;
/** A cell no longer than this holds a figure with its unit and stays on one line. [characters] */
const FIGURE_LENGTH = 24;
const GUTTER = 20;

/** @param width Of the page between its margins. [pt] */
export const sectionsOf = (sections: readonly Section[], width: number): Content[] =>
  pairsOf(sections).flatMap((row): Content[] => {
    const [left, right] = row;
    if (left === undefined) return [];
    if (right === undefined) return sectionOf(left, left.half ? (width - GUTTER) / 2 : width, width);
    const half = (width - GUTTER) / 2;
    const columns = [left, right].map((section) => ({ width: half, stack: sectionOf(section, half, half) }));
    return [{ columns, columnGap: GUTTER, unbreakable: true }];
  });

/** The heading and what comes first stay together. */
function sectionOf(section: Section, drawingWidth: number, width: number): Content[] {
  const [first, ...rest] = section.blocks.map((block) => blockOf(block, drawingWidth, width));
  const head = headOf(section, width);
  const isTable = section.blocks[0]?.kind === "table";
  return first === undefined
    ? [head]
    : isTable
      ? [{ ...head, headlineLevel: 1 }, first, ...rest]
      : [{ stack: [head, first], unbreakable: true }, ...rest];
}

function headOf({ letter, title, note }: Section, width: number) {
  const line = { type: "line" as const, x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 1.1, lineColor: LIGHT_INK.text };
  return {
    stack: [
      { canvas: [line] },
      {
        text: [
          ...(letter === undefined ? [] : inline(`${letter}  `, { family: "display", size: 10.5, ink: "sun-edge" })),
          ...inline(title, { family: "display", size: 10.5 }),
          ...(note === undefined ? [] : inline(`   ${note}`, { size: SMALL, ink: "text-3" })),
        ],
        margin: [0, 4, 0, 4] as [number, number, number, number],
      },
    ],
    margin: [0, 10, 0, 0] as [number, number, number, number],
  };
}

function blockOf(block: Block, drawingWidth: number, width: number): Content {
  if (block.kind === "note") return set(block.text, { ink: "text-2", margin: [0, 3, 0, 3] });
  if (block.kind === "heads") return headsOf(block.heads);
  if (block.kind === "table") return tableOf(block);
  if (block.kind === "list") return { ul: block.items.map((item) => set(item)), margin: [0, 2, 0, 2] };
  const share = drawingWidth === width ? Math.min(1, block.drawing.width / PAGE_WIDTH) : 1;
  return { svg: svgOf(block.drawing), width: block.drawing.width < PAGE_WIDTH ? drawingWidth : width * share };
}

/** Figures side by side, each under its name. */
export const headsOf = (heads: readonly Headline[]): Content => ({
  columns: heads.map(({ label, value, note }) => ({
    width: "*",
    stack: [
      set(label, { size: SMALL, ink: "text-2" }),
      set(value, { family: "display", size: 13 }),
      set(note, { size: SMALL, ink: "text-3" }),
    ],
  })),
  columnGap: 10,
  margin: [0, 4, 0, 6],
});

/** Words left, figures right; a row is never split over two pages. */
function tableOf({ head, rows, total, prose }: Table): Content {
  const columns = Math.max(1, head?.length ?? 0, ...rows.map((row) => row.length));
  const cell = (text: string, column: number, look: Look): TableCell => ({
    ...set(text, { alignment: prose || column === 0 ? "left" : "right", size: prose ? SMALL : TEXT_SIZE, ...look }),
    noWrap: column > 0 && text.length <= FIGURE_LENGTH,
  });
  const cells = (row: readonly string[], look: Look) =>
    Array.from({ length: columns }, (_, column) =>
      cell(row[column] ?? "", column, column > 0 && !prose ? { bold: true, ...look } : look),
    );
  const body = rows.map((row, index) => cells(row, total && index === rows.length - 1 ? { bold: true } : {}));
  const headRow = head === undefined ? [] : [cells(head, { bold: false, ink: "text-3", size: SMALL })];
  return {
    table: {
      widths: prose ? [110, "*", 170] : Array.from({ length: columns }, (_, column) => (column === 0 ? "*" : "auto")),
      headerRows: headRow.length,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      body: [...headRow, ...(body.length > 0 ? body : [cells([], {})])],
    },
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : total && line === rows.length + headRow.length - 1 ? 1.1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: (line) => (total && line === rows.length + headRow.length - 1 ? LIGHT_INK.text : LIGHT_INK.line),
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: () => 0,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
    margin: [0, 0, 0, 4],
  };
}
