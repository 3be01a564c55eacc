import { type Goods, part } from "./part";

const onRoof = (name: string, piece: string, cost: number) => part("mounting", name, { piece }, { cost, pieces: 500 });

/** A roll, or a metre of what is cut; both state their length. */
const cable = (use: "panel" | "battery" | "earth", area: number, lengthMetres: number, cost: number): Goods =>
  part(
    "cable",
    `${CABLES[use]} ${area} mm², ${lengthMetres === 1 ? "by the metre" : `${lengthMetres} m`}`,
    { use, areaSquareMillimetres: area, cores: 1, volts: use === "panel" ? 1_500 : 1_000, lengthMetres },
    { brand: "Rima", cost, pieces: lengthMetres === 1 ? 900 : 60 },
  );
const CABLES = { panel: "Solar cable", battery: "Battery cable", earth: "Earth wire" } as const;

const house = (area: number, cost: number): Goods =>
  part(
    "cable",
    `House cable 3 × ${area} mm², by the metre`,
    { use: "mains", areaSquareMillimetres: area, cores: 3, volts: 1_000, lengthMetres: 1 },
    { brand: "Rima", cost, pieces: 900 },
  );

const batteryFuse = (ratingAmperes: number): Goods =>
  part(
    "fuse",
    `Battery fuse ${ratingAmperes} A, class T`,
    { use: "battery", ratingAmperes, volts: 125 },
    { cost: 12.6, pieces: 90 },
  );

const breaker = (ratingAmperes: number): Goods =>
  part("breaker", `AC breaker ${ratingAmperes} A, 2 poles`, { ratingAmperes, poles: 2 }, { cost: 5.9, pieces: 160 });

const residual = (type: "A" | "B", cost: number): Goods =>
  part(
    "residual-current",
    `Residual-current device 63 A, type ${type}`,
    { type, tripMilliamperes: 30, ratingAmperes: 63, poles: 2 },
    { cost, pieces: 60 },
  );

/** What else a list of materials asks for: supports, cables of each run, protection, earthing, a box, a meter. */
export const SMALL_PARTS: readonly Goods[] = [
  onRoof("Flat-roof support", "roof-support", 7),
  onRoof("Ground post", "post", 10.4),
  cable("panel", 4, 50, 17.8),
  cable("panel", 10, 50, 38),
  cable("panel", 16, 25, 30),
  cable("battery", 16, 1, 2.5),
  cable("battery", 35, 1, 5.1),
  cable("battery", 70, 1, 9.2),
  cable("battery", 95, 1, 12.4),
  cable("earth", 6, 50, 23),
  cable("earth", 16, 25, 29),
  cable("earth", 50, 1, 5.5),
  house(2.5, 1.2),
  house(6, 2.3),
  house(10, 3.6),
  part(
    "fuse-holder",
    "String fuse holder 32 A",
    { use: "panel", ratingAmperes: 32, volts: 1_000 },
    { cost: 2.7, pieces: 160 },
  ),
  ...[63, 80, 125, 200, 250].map(batteryFuse),
  part(
    "fuse-holder",
    "Battery fuse holder 400 A",
    { use: "battery", ratingAmperes: 400, volts: 125 },
    { cost: 15.5, pieces: 90 },
  ),
  ...[10, 16, 25, 50].map(breaker),
  residual("A", 25),
  residual("B", 87),
  part(
    "surge-protection",
    "AC surge arrester 320 V",
    { current: "alternating", volts: 320, poles: 2 },
    { cost: 19.2, pieces: 70 },
  ),
  part("changeover", "Changeover switch 63 A", { ratingAmperes: 63, poles: 2 }, { cost: 21, pieces: 40 }),
  part("isolator", "DC isolator 63 A", { ratingAmperes: 63, volts: 1_000 }, { cost: 23, pieces: 60 }),
  part("earthing", "Earth rod 3 m", { piece: "rod", lengthMetres: 3 }, { cost: 11.1, pieces: 160 }),
  part("earthing", "Earth clamp", { piece: "clamp" }, { cost: 1.8 }),
  part("enclosure", "Combiner box, IP65", { protectionDigits: 65 }, { cost: 33, pieces: 40 }),
  part("monitoring", "Energy meter with Wi-Fi", {}, { brand: "Zuma", cost: 36, pieces: 40 }),
];
