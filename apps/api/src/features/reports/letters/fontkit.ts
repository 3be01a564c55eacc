import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** What of fontkit is used here; the package ships no types. */
export interface Path {
  commands: { readonly command: string; readonly args: readonly number[] }[];
}

export interface OpenGlyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly path: Path;
}

export interface GlyphPosition {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

export interface OpenFont {
  readonly unitsPerEm: number;
  readonly head: object;
  readonly hhea: object;
  readonly maxp: object;
  readonly variationAxes: Readonly<Record<string, object>>;
  hasGlyphForCodePoint(codePoint: number): boolean;
  getVariation(axes: Readonly<Record<string, number>>): OpenFont;
  getGlyph(id: number): OpenGlyph;
  layout(
    text: string,
    features?: undefined,
    script?: undefined,
    language?: undefined,
    direction?: "ltr" | "rtl",
  ): { readonly glyphs: readonly OpenGlyph[]; readonly positions: readonly GlyphPosition[] };
  createSubset(): Subset;
  readonly _layoutEngine: { readonly engine?: { readonly GPOSProcessor?: MarkPlacer | null } | null };
}

interface MarkPlacer {
  applyAnchor(mark: { readonly markAnchor: object | null }, anchor: object | null, letter: number): void;
}

/** A cut of a font in the making, as fontkit writes it for a PDF. */
export interface Subset {
  font: object;
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph(id: number): number;
}

interface Fontkit {
  create(bytes: Uint8Array): OpenFont;
  registerFormat(format: {
    new (stream: { readonly buffer: Uint8Array }): unknown;
    probe(bytes: Uint8Array): boolean;
  }): void;
}

const pdfmake = createRequire(import.meta.url).resolve("pdfmake/package.json");
const ofPdfmake = createRequire(pdfmake);

/** The one the writer of PDF reads fonts with: a format that it is told of is known to that one alone. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- declared above, tried by every test of a PDF
export const fontkit = createRequire(ofPdfmake.resolve("pdfkit"))("fontkit") as Fontkit;

/** A line of text as the writer sets it. */
interface Line {
  inlines: { x: number; readonly width: number; readonly level?: number }[];
  readonly leadingCut: number;
  addInline(inline: object): void;
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
export const { default: PdfLine } = ofPdfmake("./js/Line.js") as { default: { prototype: Line } };

/** The fonts that come with the writer. */
export const ROBOTO = join(dirname(pdfmake), "build/fonts/Roboto");
