/** Lines of an axis stand 1, 2 or 5 apart, times a power of ten; four or five of them reach the largest value. */
export function niceStep(most: number): number {
  if (most <= 0) return 1;
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const [step = 10] = [1, 2, 5, 10].filter((factor) => factor * power >= rough);
  return step * power;
}
