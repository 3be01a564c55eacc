import type { Sheet, SheetCircuit, SheetDevice } from "../sheet";

export const fault = (broken: boolean, text: string) => (broken ? [text] : []);
export const differs = (one: number, other: number) => Math.abs(one - other) > 1e-6 * Math.max(1, Math.abs(other));
export const next = (needed: number, list: readonly number[]) =>
  list.find((one) => one >= needed - 1e-9) ?? Math.max(...list);
export const deviceOf = ({ devices }: SheetCircuit, kind: SheetDevice["kind"]) =>
  devices.find((device) => device.kind === kind);
export const circuitNamed = ({ circuits }: Sheet, run: SheetCircuit["run"]) =>
  circuits.find((circuit) => circuit.run === run);
export const printed = (values: Readonly<Record<string, number>>, size: number) => values[String(size)] ?? 0;
