import type { Sheet, SheetCircuit, SheetDevice } from "./sheet";

/** A mistake somebody could make at the desk or on the roof; null where the design has no place for it. */
export type Fault = (sheet: Sheet) => Sheet | null;

const SIZES = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300];
const smaller = (size: number) => SIZES[SIZES.indexOf(size) - 1] ?? null;

const replaced = <Item>(items: readonly Item[], place: number, item: Item): readonly Item[] =>
  items.map((one, index) => (index === place ? item : one));

type Run = SheetCircuit["run"];
/** Changes the first circuit of that name, or any first one that can be changed. */
const inCircuit =
  (runs: readonly Run[], change: (circuit: SheetCircuit) => SheetCircuit | null): Fault =>
  (sheet) => {
    const place = sheet.circuits.findIndex((circuit) => runs.includes(circuit.run) && change(circuit) !== null);
    const circuit = sheet.circuits[place];
    const changed = circuit === undefined ? null : change(circuit);
    return changed === null ? null : { ...sheet, circuits: replaced(sheet.circuits, place, changed) };
  };

const inDevice = (
  runs: readonly Run[],
  kind: SheetDevice["kind"],
  change: (device: SheetDevice) => SheetDevice | null,
): Fault =>
  inCircuit(runs, (circuit) => {
    const place = circuit.devices.findIndex((device) => device.kind === kind);
    const device = circuit.devices[place];
    const changed = device === undefined ? null : change(device);
    return changed === null ? null : { ...circuit, devices: replaced(circuit.devices, place, changed) };
  });

const without = (runs: readonly Run[], kind: SheetDevice["kind"]): Fault =>
  inCircuit(runs, (circuit) => {
    const devices = circuit.devices.filter((device) => device.kind !== kind);
    return devices.length === circuit.devices.length ? null : { ...circuit, devices };
  });

const ALTERNATING: readonly Run[] = ["inverter-load", "inverter-generator", "inverter-grid"];
const ANY: readonly Run[] = ["panel-inverter", "battery-inverter", ...ALTERNATING];

/** One size thinner. */
const thinner = (runs: readonly Run[]): Fault =>
  inCircuit(runs, (circuit) => {
    const area = smaller(circuit.area);
    return area === null ? null : { ...circuit, area };
  });
const oneCableLess: Fault = inCircuit(ANY, (circuit) =>
  circuit.parallel > 1 ? { ...circuit, parallel: circuit.parallel - 1 } : null,
);
/** As if cables that lie together did not heat each other. */
const ungrouped: Fault = inCircuit(ANY, (circuit) =>
  circuit.parallel > 1 ? { ...circuit, ampacity: 1.25 * circuit.ampacity } : null,
);
const thinEarth: Fault = inCircuit(ANY, (circuit) => {
  const earth = smaller(circuit.earth);
  return earth === null ? null : { ...circuit, earth };
});

const scaled = (factor: number) => (device: SheetDevice) => ({ ...device, rating: factor * device.rating });
const rated = (rating: number) => (device: SheetDevice) => (device.rating === rating ? null : { ...device, rating });
const oneLess = (device: SheetDevice) => ({ ...device, quantity: device.quantity - 1 });
const weakerVoltage = (device: SheetDevice) => ({ ...device, voltage: 250 });

const inStrings =
  (change: (strings: NonNullable<Sheet["strings"]>) => Partial<NonNullable<Sheet["strings"]>> | null): Fault =>
  (sheet) => {
    const changed = sheet.strings === null ? null : change(sheet.strings);
    return sheet.strings === null || changed === null ? null : { ...sheet, strings: { ...sheet.strings, ...changed } };
  };
const withPanels = (more: number) =>
  inStrings(({ inSeries, cold, hot }) =>
    inSeries + more < 1
      ? null
      : {
          inSeries: inSeries + more,
          cold: (cold * (inSeries + more)) / inSeries,
          hot: (hot * (inSeries + more)) / inSeries,
        },
  );

/** Without what an inspector would have said. */
const silenced =
  (id: string): Fault =>
  (sheet) =>
    sheet.refusals.some((refusal) => refusal.id === id)
      ? { ...sheet, refusals: sheet.refusals.filter((refusal) => refusal.id !== id) }
      : null;

/** Mistakes by name, each to be found by the checker. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  "thinner panel cable": thinner(["panel-inverter"]),
  "thinner battery cable": thinner(["battery-inverter"]),
  "thinner load cable": thinner(["inverter-load"]),
  "thinner grid cable": thinner(["inverter-grid"]),
  "thinner generator cable": thinner(["inverter-generator"]),
  "one cable less": oneCableLess,
  "cables not grouped": ungrouped,
  "thin earth conductor": thinEarth,
  "breaker twice as large": inDevice(ALTERNATING, "breaker", scaled(2)),
  "breaker half as large": inDevice(ALTERNATING, "breaker", scaled(0.5)),
  "breaker nobody makes": inDevice(ALTERNATING, "breaker", (device) => ({ ...device, rating: device.rating + 1 })),
  "no breaker to the load": without(["inverter-load"], "breaker"),
  "battery fuse of 400 A": inDevice(["battery-inverter"], "battery-fuse", rated(400)),
  "battery fuse half as large": inDevice(["battery-inverter"], "battery-fuse", scaled(0.5)),
  "battery fuse for 32 V": inDevice(["battery-inverter"], "battery-fuse", (device) => ({ ...device, voltage: 32 })),
  "no battery fuse": without(["battery-inverter"], "battery-fuse"),
  "isolator half as large": inDevice(["panel-inverter"], "dc-isolator", scaled(0.5)),
  "isolator for 250 V": inDevice(["panel-inverter"], "dc-isolator", weakerVoltage),
  "no isolator": without(["panel-inverter"], "dc-isolator"),
  "string fuse of 25 A": inDevice(["panel-inverter"], "string-fuse", rated(25)),
  "string fuse of 15 A": inDevice(["panel-inverter"], "string-fuse", rated(15)),
  "string fuse for 250 V": inDevice(["panel-inverter"], "string-fuse", weakerVoltage),
  "a string fuse in one pole": inDevice(["panel-inverter"], "string-fuse", oneLess),
  "no string fuses": without(["panel-inverter"], "string-fuse"),
  "panel surge protection a class lower": inDevice(["panel-inverter"], "dc-surge", scaled(0.5)),
  "no panel surge protection": without(["panel-inverter"], "dc-surge"),
  "no rapid shutdown": without(["panel-inverter"], "rapid-shutdown"),
  "string one panel too long": withPanels(1),
  "string one panel too short": withPanels(-1),
  "cold forgotten": inStrings(({ cold }) => ({ cold: 0.9 * cold })),
  "input for a lower voltage": inStrings(({ inputVoltage, cold }) =>
    inputVoltage === 500 && cold > 150 ? { inputVoltage: 150 } : null,
  ),
  "thin string cable": inStrings(() => ({ cable: 2.5 })),
  "residual-current device of type AC": inDevice(["inverter-load"], "residual-current", (device) => ({
    ...device,
    residualType: "AC",
  })),
  "residual-current device of 500 mA": inDevice(["inverter-load"], "residual-current", rated(500)),
  "no residual-current device": without(["inverter-load"], "residual-current"),
  "mains surge protection too low": inDevice(ALTERNATING, "ac-surge", rated(100)),
  "no mains surge protection": without(["inverter-grid"], "ac-surge"),
  "no protection against islanding": without(["inverter-grid"], "interface-protection"),
  "no changeover switch": without(ALTERNATING, "changeover"),
  "changeover switch half as large": inDevice(ALTERNATING, "changeover", scaled(0.5)),
  "bad earth": (sheet) => ({ ...sheet, earthing: { ...sheet.earthing, electrode: 100 } }),
  "one rod too few": (sheet) => ({ ...sheet, earthing: { ...sheet.earthing, rods: sheet.earthing.rods - 1 } }),
  "frames bonded with 4 mm²": (sheet) => ({ ...sheet, earthing: { ...sheet.earthing, frame: 4 } }),
  "generator half as large": (sheet) =>
    sheet.generator && { ...sheet, generator: { ...sheet.generator, rating: sheet.generator.rating / 2 } },
  "any battery voltage whatever it carries": silenced("bus-current"),
  "one phase whatever the supplier says": silenced("single-phase-limit"),
  "five cables and no word": silenced("long-run"),
  "battery circuit left out": (sheet) => {
    const circuits = sheet.circuits.filter(({ run }) => run !== "battery-inverter");
    return circuits.length === sheet.circuits.length ? null : { ...sheet, circuits };
  },
};
