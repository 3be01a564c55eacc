/** The package ships no types; this is the part of its API that subset.ts uses. */
declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "sfnt" | "woff" | "woff2";
    /** A range keeps the axis; a number pins it. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
