/** A number, or why a cell of a file is none that can be kept. */
export type Read = number | "twoWays" | null;

const PLAIN = /^-?\d+([.,]\d+)?$/;
/** By thousands, or after the first thousand by hundreds, as India writes them. */
const GROUPED = /^-?[1-9]\d{0,2}(?:(,\d{2,3})*,\d{3}(\.\d+)?|(\.\d{3})+(,\d+)?)$/;

/** Of a datasheet, where a point stands before decimals. "5,800" may be read in two ways, so it is not read at all. */
export function figureIn(cell: string): Read {
  const bare = cell.replace("−", "-").replaceAll(/[\s\u00a0\u202f'’]/g, "");
  const isGrouped = GROUPED.test(bare);
  if (PLAIN.test(bare)) return isGrouped && bare.includes(",") ? "twoWays" : Number(bare.replace(",", "."));
  if (!isGrouped) return null;
  const decimals = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."));
  const hasDecimals = bare.indexOf(bare.charAt(decimals)) === decimals;
  const whole = hasDecimals ? bare.slice(0, decimals) : bare;
  return Number(`${whole.replaceAll(/[.,]/g, "")}${hasDecimals ? `.${bare.slice(decimals + 1)}` : ""}`);
}

/** "1.234": a thousand, or a little more than one. */
export const mayBeThousands = (cell: string): boolean => /^\s*[1-9]\d{0,2}\.\d{3}\s*$/.test(cell);
