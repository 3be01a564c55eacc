import type { Market, Offer } from "../offers";
import type { Category, Specified } from "../specifications";

/** Even numbers from 0 to 1, the same for the same seed. Source: mulberry32, public domain. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const oneOf = <const Of extends readonly [unknown, ...unknown[]]>(random: Random, ...of: Of): Of[number] =>
  of[Math.floor(random() * of.length)];
const between = (random: Random, low: number, high: number) => low + (high - low) * random();

/** Plausible figures, and now and then one that is left out or out of bounds. Prices in minor units. */
const MAKERS: Readonly<Record<Category, (random: Random) => readonly [Specified, price: number]>> = {
  panel: (random) => {
    const powerWatts = oneOf(random, 330, 400, 410, 450, 500, 550, 580);
    const half = powerWatts > 480;
    const powerVolts = half ? between(random, 41, 44) : between(random, 30, 35);
    const spec = {
      powerWatts,
      powerVolts,
      openVolts: powerVolts * 1.2,
      powerAmperes: powerWatts / powerVolts,
      shortCircuitAmperes: (powerWatts / powerVolts) * 1.05,
      openVoltagePercentPerKelvin: between(random, -0.32, -0.24),
      powerPercentPerKelvin: between(random, -0.4, -0.28),
      areaSquareMetres: powerWatts / 210,
      seriesFuseAmperes: oneOf(random, 20, 25, 30),
    };
    const told = random() < 0.05 ? { ...spec, openVolts: null } : spec;
    return [{ category: "panel", spec: told }, powerWatts * between(random, 30_000, 60_000)];
  },
  battery: (random) => {
    const volts = oneOf(random, 12.8, 25.6, 51.2, 51.2, 51.2);
    const ampereHours = oneOf(random, 50, 100, 200, 280);
    const kilowattHours = (volts * ampereHours) / 1_000;
    const spec = {
      chemistry: "LFP" as const,
      volts: random() < 0.05 ? null : volts,
      ampereHours,
      kilowattHours,
      usablePercent: oneOf(random, 80, 90),
      chargeAmperes: ampereHours / 2,
      dischargeAmperes: oneOf(random, ampereHours / 2, ampereHours),
    };
    return [{ category: "battery", spec }, kilowattHours * between(random, 20_000_000, 40_000_000)];
  },
  inverter: (random) => {
    const use = oneOf(random, "hybrid", "hybrid", "battery", "grid");
    const powerWatts = oneOf(random, 2_000, 3_000, 5_000, 6_000, 8_000, 10_000, 12_000);
    const low = oneOf(random, 10, 20, 40);
    const spec = {
      use,
      powerWatts,
      surgeWatts: powerWatts * oneOf(random, 1.2, 2, 2),
      phases: oneOf(random, 1, 1, 3),
      batteryVoltsMin: low,
      batteryVoltsMax: low * 1.5,
      panelVoltsMax: use === "battery" ? null : oneOf(random, 145, 450, 500),
      trackerVoltsMin: use === "battery" ? null : oneOf(random, 30, 60, 120),
      trackerVoltsMax: use === "battery" ? null : oneOf(random, 130, 430),
      panelAmperesMax: use === "battery" ? null : oneOf(random, 18, 27, 54),
      panelWattsMax: use === "battery" ? null : powerWatts * 1.5,
      efficiencyPercent: between(random, 90, 98),
      idleWatts: powerWatts * 0.008,
    };
    return [{ category: "inverter", spec }, powerWatts * between(random, 20_000, 40_000)];
  },
  "charge-controller": (random) => {
    const chargeAmperes = oneOf(random, 30, 60, 85, 100);
    const spec = {
      type: oneOf(random, "MPPT", "MPPT", "PWM"),
      chargeAmperes,
      batteryVolts: oneOf(random, [12, 24], [12, 24, 36, 48]),
      panelVoltsMax: oneOf(random, 100, 150, 250, null),
    };
    return [{ category: "charge-controller", spec }, chargeAmperes * 900_000];
  },
  generator: (random) => {
    const powerWatts = oneOf(random, 2_000, 3_000, 5_000, 8_000, 12_000, 20_000, 30_000);
    return [
      { category: "generator", spec: { fuel: oneOf(random, "petrol", "diesel"), powerWatts } },
      powerWatts * 40_000,
    ];
  },
  mounting: (random) => {
    const piece = oneOf(random, "rail", "rail", "end-clamp", "mid-clamp", "roof-hook", "roof-support", "post", "pole");
    const lengthMetres = piece === "rail" ? oneOf(random, 2.1, 3.3, 4.2) : null;
    return [{ category: "mounting", spec: { piece, lengthMetres } }, between(random, 150_000, 900_000)];
  },
  cable: (random) => {
    const areaSquareMillimetres = oneOf(random, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120);
    const use = oneOf(random, "panel", "battery", "mains", "earth");
    const lengthMetres = oneOf(random, 1, 1, 50, 100);
    const spec = {
      use,
      areaSquareMillimetres,
      cores: use === "mains" ? oneOf(random, 2, 3, 4, 5) : 1,
      volts: 1_500,
      lengthMetres,
    };
    return [{ category: "cable", spec }, areaSquareMillimetres * lengthMetres * between(random, 15_000, 30_000)];
  },
  connector: (random) => [
    { category: "connector", spec: { volts: oneOf(random, 1_000, 1_500), ratingAmperes: oneOf(random, 20, 30) } },
    between(random, 100_000, 300_000),
  ],
  fuse: (random) => [
    {
      category: "fuse",
      spec: {
        use: oneOf(random, "panel", "battery"),
        ratingAmperes: oneOf(random, 15, 16, 20, 25, 63, 100, 125, 160, 200, 250, 315, 400),
        volts: oneOf(random, 80, 600, 1_000),
      },
    },
    between(random, 200_000, 2_000_000),
  ],
  "fuse-holder": (random) => [
    {
      category: "fuse-holder",
      spec: { use: oneOf(random, "panel", "battery"), ratingAmperes: oneOf(random, 32, 160, 400), volts: 1_000 },
    },
    between(random, 200_000, 2_000_000),
  ],
  breaker: (random) => [
    {
      category: "breaker",
      spec: {
        ratingAmperes: oneOf(random, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125),
        poles: oneOf(random, 1, 2, 2, 4),
      },
    },
    between(random, 300_000, 3_000_000),
  ],
  isolator: (random) => [
    {
      category: "isolator",
      spec: { ratingAmperes: oneOf(random, 16, 25, 32, 40, 63, 100), volts: oneOf(random, 600, 1_000, 1_500) },
    },
    between(random, 500_000, 4_000_000),
  ],
  "surge-protection": (random) => [
    {
      category: "surge-protection",
      spec: {
        current: oneOf(random, "direct", "alternating"),
        volts: oneOf(random, 275, 320, 600, 1_000),
        poles: oneOf(random, 2, 4),
      },
    },
    between(random, 700_000, 5_000_000),
  ],
  "residual-current": (random) => [
    {
      category: "residual-current",
      spec: {
        type: oneOf(random, "A", "B"),
        tripMilliamperes: oneOf(random, 6, 30, 300),
        ratingAmperes: oneOf(random, 25, 40, 63, 100, 125),
        poles: oneOf(random, 2, 4),
      },
    },
    between(random, 900_000, 9_000_000),
  ],
  changeover: (random) => [
    { category: "changeover", spec: { ratingAmperes: oneOf(random, 40, 63, 100, 125), poles: oneOf(random, 2, 4) } },
    between(random, 900_000, 9_000_000),
  ],
  "interface-protection": (random) => [
    { category: "interface-protection", spec: { phases: oneOf(random, 1, 3) } },
    between(random, 9_000_000, 20_000_000),
  ],
  "rapid-shutdown": (random) => [
    { category: "rapid-shutdown", spec: { volts: oneOf(random, 600, 1_000) } },
    between(random, 4_000_000, 20_000_000),
  ],
  earthing: (random) => {
    const piece = oneOf(random, "rod", "clamp");
    const lengthMetres = piece === "rod" ? oneOf(random, 1.5, 3) : null;
    return [{ category: "earthing", spec: { piece, lengthMetres } }, between(random, 100_000, 900_000)];
  },
  enclosure: (random) => [
    { category: "enclosure", spec: { protectionDigits: oneOf(random, 54, 65, 66) } },
    between(random, 900_000, 4_000_000),
  ],
  monitoring: (random) => [{ category: "monitoring", spec: {} }, between(random, 2_000_000, 9_000_000)],
};

/** Shops with products of every category, priced with steps and in stock by chance; the same for the same seed. */
export function randomMarket(
  seed: number,
  {
    shops,
    offers,
    bringFree = false,
  }: {
    readonly shops: number;
    readonly offers: number;
    /** Every third shop, from some amount on. */ readonly bringFree?: boolean;
  },
): Market {
  const random = randomFrom(seed);
  const makers = Object.values(MAKERS);
  const terms = Array.from({ length: shops }, (_, index) => ({
    id: `shop-${index}`,
    delivery: Math.round(between(random, 500_000, 4_000_000)),
    ...(bringFree && index % 3 === 0 && { freeFrom: 30_000_000 * (1 + (index % 5)) }),
  }));
  return {
    shops: terms,
    offers: Array.from({ length: offers }, (_, index) =>
      offerOf(random, index, { shops, make: makers[index % makers.length] }),
    ),
  };
}

function offerOf(
  random: Random,
  index: number,
  { shops, make = MAKERS.monitoring }: { readonly shops: number; readonly make: (typeof MAKERS)["panel"] | undefined },
): Offer {
  const [product, price] = make(random);
  const unit = Math.round(price);
  return {
    ...product,
    id: `product-${index}`,
    brand: oneOf(random, "Halo", "Northern", "Lumen", "Kite"),
    name: `Model ${index}`,
    shop: `shop-${Math.floor(random() * shops)}`,
    prices: [
      { from: 1, unit },
      { from: oneOf(random, 10, 20), unit: Math.round(unit * 0.93) },
    ],
    stock: Math.floor(between(random, 0, 200)),
  };
}
