import { type Block, type Headline, PAGE_WIDTH, type Part, type Section, type Table } from "@sunwright/report/document";
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
  /** Figures under each other, all as wide. The writer keeps the shape of a word it has set only where no feature is asked. */
  readonly tabular?: boolean;
}

/** Text in the fonts that draw it. */
export const set = (text: string, look: Look = {}): ContentText => ({
  text: runsOf(text, look.family ?? "text"),
  bold: look.bold ?? false,
  fontSize: look.size ?? TEXT_SIZE,
  color: LIGHT_INK[look.ink ?? "text"],
  alignment: look.alignment ?? "left",
  ...(look.tabular ? { fontFeatures: ["tnum"] } : {}),
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
export const partsOf = (parts: readonly Part[], width: number): Content[] =>
  parts.flatMap(({ title, sections }, index) => {
    const heading: Content = {
      ...set(title, { family: "display", size: 15, margin: [0, index === 0 ? 6 : 14, 0, 0] }),
      tocItem: true,
    };
    return pairsOf(sections).flatMap((row, place) => rowOf(row, width, place === 0 ? heading : null));
  });

/** Sections one under another, without a part around them. */
export const sectionsOf = (sections: readonly Section[], width: number): Content[] =>
  sections.flatMap((section) => rowOf([section], width, null));

/** A section, or two halves beside each other; `heading` is of the part that begins with it. */
function rowOf(row: readonly Section[], width: number, heading: Content | null): Content[] {
  const [left, right] = row;
  if (left === undefined) return [];
  if (right === undefined) return sectionOf(left, left.half ? (width - GUTTER) / 2 : width, width, heading);
  const half = (width - GUTTER) / 2;
  const columns = [left, right].map((section) => ({ width: half, stack: sectionOf(section, half, half, null) }));
  const pair: Content = { columns, columnGap: GUTTER, unbreakable: true };
  return heading === null ? [pair] : [{ stack: [heading, pair], unbreakable: true }];
}

/**
 * The heading and what comes first stay together. A table repeats it on each of its pages and is not parted from it; the
 * part that begins with one begins on a page of its own.
 */
function sectionOf(section: Section, drawingWidth: number, width: number, heading: Content | null): Content[] {
  const head = headOf(section, width);
  const [first, ...others] = section.blocks;
  const rest = others.map((block) => blockOf(block, drawingWidth, width));
  if (first?.kind === "table")
    return [...(heading === null ? [] : [onNewPage(heading)]), tableOf(first, head), ...rest];
  const begins = first === undefined ? [head] : [head, blockOf(first, drawingWidth, width)];
  return [{ stack: heading === null ? begins : [heading, ...begins], unbreakable: true }, ...rest];
}

const onNewPage = (heading: Content): Content => ({ stack: [heading], pageBreak: "before" });

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
  if (block.kind === "lines") return { stack: block.rows.map((names) => linesOf(names, width)) };
  if (block.kind === "list") return { ul: block.items.map((item) => set(item)), margin: [0, 2, 0, 2] };
  const share = drawingWidth === width ? Math.min(1, block.drawing.width / PAGE_WIDTH) : 1;
  return { svg: svgOf(block.drawing), width: block.drawing.width < PAGE_WIDTH ? drawingWidth : width * share };
}

/** Room to write by hand, over its name. [pt] */
const WRITING = 30;

const linesOf = (names: readonly string[], width: number): Content => {
  const each = (width - GUTTER * (names.length - 1)) / Math.max(1, names.length);
  const line = { type: "line" as const, x1: 0, y1: 0, x2: each, y2: 0, lineWidth: 0.7, lineColor: LIGHT_INK.text };
  return {
    columns: names.map((name) => ({
      width: each,
      stack: [{ canvas: [line], margin: [0, WRITING, 0, 2] as const }, set(name, { size: SMALL, ink: "text-3" })],
    })),
    columnGap: GUTTER,
    unbreakable: true,
  };
};

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

/** Words left, figures right; a row is never split over two pages. `title` stands over it, on each of its pages. */
function tableOf({ head, rows, total, prose }: Table, title: Content | null = null): Content {
  const columns = Math.max(1, head?.length ?? 0, ...rows.map((row) => row.length));
  const cell = (text: string, column: number, look: Look): TableCell => ({
    ...set(text, {
      alignment: prose || column === 0 ? "left" : "right",
      size: prose ? SMALL : TEXT_SIZE,
      tabular: !prose && column > 0,
      ...look,
    }),
    noWrap: column > 0 && text.length <= FIGURE_LENGTH,
  });
  const cells = (row: readonly string[], look: Look) =>
    Array.from({ length: columns }, (_, column) =>
      cell(row[column] ?? "", column, column > 0 && !prose ? { bold: true, ...look } : look),
    );
  const body = rows.map((row, index) => cells(row, total && index === rows.length - 1 ? { bold: true } : {}));
  const titleRow: TableCell[][] =
    title === null
      ? []
      : [
          [
            { stack: [title], colSpan: columns, margin: [0, 0, 0, 0] },
            ...Array.from({ length: columns - 1 }, () => ({})),
          ],
        ];
  const named = titleRow.length;
  const headRow = head === undefined ? [] : [cells(head, { bold: false, ink: "text-3", size: SMALL })];
  const isSum = (line: number) => total === true && line === named + headRow.length + rows.length - 1;
  return {
    table: {
      widths: prose ? [110, "*", 170] : Array.from({ length: columns }, (_, column) => (column === 0 ? "*" : "auto")),
      headerRows: named + headRow.length,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      body: [...titleRow, ...headRow, ...(body.length > 0 ? body : [cells([], {})])],
    },
    layout: {
      hLineWidth: (line) => (line <= named ? 0 : isSum(line) ? 1.1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: (line) => (isSum(line) ? LIGHT_INK.text : LIGHT_INK.line),
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: () => 0,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
    margin: [0, 0, 0, 4],
  };
}
