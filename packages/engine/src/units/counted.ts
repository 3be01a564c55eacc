const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0, signDisplay: "negative" });

/** A count with its word: "1 panel", "1,204 panels". `many` where an s does not make the plural. */
export function counted(count: number, one: string, many = `${one}s`): string {
  const text = whole.format(count);
  return `${text} ${text === "1" ? one : many}`;
}
