import type { Material } from "../model/roof-config";

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const PATHS: Readonly<Record<Material, string>> = {
  tile: range(4)
    .flatMap((row) => range(9).map((column) => `M${column * 11 - (row % 2) * 5.5} ${4 + row * 9}q5.5 7 11 0`))
    .join(""),
  metal: range(8)
    .map((seam) => `M${5 + seam * 11} 0V34M${8 + seam * 11} 0V34`)
    .join(""),
  shingle: range(4)
    .map(
      (row) =>
        `M0 ${8 + row * 9}H84${range(6)
          .map((joint) => `M${(row % 2 === 0 ? 2 : 10) + joint * 16} ${row * 9 - 1}v9`)
          .join("")}`,
    )
    .join(""),
};

/** The cover as a drawing has it. */
export const MaterialDrawing = ({ material }: { readonly material: Material }) => (
  <svg viewBox="0 0 84 34" className="designer-material">
    <path d={PATHS[material]} fill="none" stroke="currentColor" strokeWidth="1.1" />
  </svg>
);
