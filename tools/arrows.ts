/** What each room may import, from the lowest layer up: the architecture test holds to it, ARCHITECTURE.md prints it. */
export type Rooms = Readonly<Record<string, readonly string[]>>;

export const ENGINE: Rooms = {
  units: [],
  countries: ["units"],
  parameters: ["units", "countries"],
  geometry: [],
  solar: ["units"],
  equipment: ["countries", "solar"],
  economics: ["units"],
  prices: ["countries", "parameters"],
  climate: ["units", "solar"],
  energy: ["units"],
  simulation: ["units", "solar", "climate", "energy"],
  layout: ["geometry"],
  sizing: ["units", "countries", "parameters", "solar", "equipment", "economics", "prices", "climate", "simulation"],
  procurement: ["units", "parameters", "equipment", "sizing"],
  matching: ["parameters", "climate"],
  quotes: [
    "units",
    "countries",
    "parameters",
    "equipment",
    "economics",
    "prices",
    "simulation",
    "sizing",
    "procurement",
  ],
  jobs: ["quotes"],
  passport: ["units", "countries", "parameters", "economics", "simulation", "sizing", "quotes"],
  roof: ["units", "parameters", "geometry", "solar", "climate", "layout", "sizing"],
  money: ["units", "countries", "parameters", "economics", "prices", "sizing"],
  validation: ["units", "solar", "equipment", "economics", "climate", "energy", "sizing"],
  designer: ["units", "geometry", "solar", "layout", "roof", "sizing"],
  comparison: ["units", "economics", "prices", "simulation", "sizing", "money"],
  sensitivity: ["units", "parameters", "economics", "energy", "simulation", "sizing", "money"],
};

/** The server's features: all that concerns a project rests on the core. Others meet in `features.ts` alone. */
export const API_FEATURES: Rooms = {
  accounts: [],
  "appliance-catalogue": [],
  dashboards: [],
  equipment: [],
  legal: [],
  notifications: [],
  places: [],
  projects: [],
  reading: [],
  shops: [],
  messages: ["shops"],
  reviews: ["shops"],
  files: ["shops"],
  certificates: ["shops", "files"],
  operator: ["shops", "files", "certificates"],
  installers: ["shops", "certificates", "reviews"],
  products: ["shops", "files"],
  stock: ["shops", "products"],
  orders: ["projects", "shops", "legal", "files", "products", "stock"],
  analytics: ["projects", "shops", "products", "stock", "orders"],
  appliances: ["projects"],
  comments: ["projects"],
  economics: ["projects"],
  roofs: ["projects"],
  weather: ["projects", "reading"],
  requests: ["projects", "shops", "certificates", "reviews", "roofs", "weather"],
  parts: ["projects"],
  sharing: ["projects", "appliances"],
  history: ["projects", "appliances", "economics", "parts"],
  sizing: ["projects", "appliances", "economics", "parts", "weather"],
  marketplace: ["shops", "certificates", "products", "stock", "reviews", "projects", "sizing"],
  "price-book": ["shops"],
  quotes: ["projects", "shops", "products", "orders", "requests", "reviews", "sizing", "marketplace", "price-book"],
  jobs: ["shops", "files", "orders", "requests", "quotes", "reviews"],
  passports: ["shops", "requests", "quotes", "jobs", "sizing"],
  reports: ["projects", "appliances", "economics", "roofs", "weather"],
  transfer: ["projects", "reading", "appliances", "economics", "history", "parts", "roofs", "sharing", "weather"],
};

/** The browser's: what firms of both kinds have, the steps of a design's page, and a design before an account. All others stand alone; pages put them together in `app`. */
export const WEB_FEATURES: Rooms = {
  firm: [],
  installer: ["firm"],
  shop: ["firm"],
  operator: ["firm"],
  leads: ["firm"],
  quotes: ["firm"],
  jobs: ["firm"],
  consumption: [],
  parameters: [],
  results: ["parameters"],
  money: ["results"],
  report: ["results", "money"],
  design: ["consumption", "parameters", "results", "money", "report"],
  trial: ["parameters"],
};

/** The arrows of these rooms in words. */
export const arrowLines = (rooms: Rooms): string =>
  Object.entries(rooms)
    .map(
      ([room, below]) =>
        `- \`${room}\` → ${below.length > 0 ? below.map((name) => `\`${name}\``).join(", ") : "nothing"}`,
    )
    .join("\n");
