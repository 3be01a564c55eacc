/** Named counts of what is under way. Each is 0 when the server is idle; the tests hold it to that. */
export type Gauges = ReturnType<typeof createGauges>;

export function createGauges() {
  const gauges = new Map<string, () => number>();
  return {
    /** A second gauge of the same name would hide the first: refused. */
    add(name: string, read: () => number) {
      if (gauges.has(name)) throw new Error(`There is a gauge ${name} already`);
      gauges.set(name, read);
    },
    read: (): Record<string, number> => Object.fromEntries([...gauges].map(([name, read]) => [name, read()])),
  };
}
