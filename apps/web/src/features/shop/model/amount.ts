/** All currencies of shops have a hundred minor units. */
export const MINOR_UNITS = 100;

/** As it is typed into a form, which shows what was read: "1,047,000.50", "1.047.000,50" and "1047000.5" are one number; a comma or point before three last digits groups them. */
export function amountOf(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00a0\u202f'’]/g, "");
  if (!/^\d[\d.,]*$/.test(bare)) return null;
  const last = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."));
  const decimals = last === -1 ? 0 : bare.length - last - 1;
  const grouped = last === -1 || decimals === 3;
  const whole = (grouped ? bare : bare.slice(0, last)).replaceAll(/[.,]/g, "");
  const value = Number(grouped ? whole : `${whole}.${bare.slice(last + 1)}`);
  return Number.isFinite(value) ? value : null;
}
