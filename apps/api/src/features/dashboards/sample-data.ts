import type { InstallerDashboard, RetailerDashboard, ShopOrder } from "@sunwright/contract/dashboards";

/*
 * The fixed sample figures of the marketplace specification, section 2. They belong to nobody: clients are kinds of
 * clients, customers kinds of customers, and every answer that holds them says "sample". Assumption: sizes of a firm of
 * a few people in and around Kano, in US dollars.
 */

export const SAMPLE_INSTALLER: InstallerDashboard = {
  figures: "sample",
  activeLeads: 12,
  projectsCompleted: 147,
  currency: "USD",
  monthlyRevenueMinor: 510_000,
  averageRating: 4.8,
  reviews: 63,
  requests: [
    {
      id: "sample-1",
      client: "Family house",
      place: "Nassarawa GRA",
      distance: 7,
      bearing: 68,
      systemType: "off-grid",
      dailyConsumption: 10_200,
      gridHours: [6, 7, 8, 18, 19, 20, 21],
      state: "new",
    },
    {
      id: "sample-2",
      client: "Shop with cold room",
      place: "Wudil",
      distance: 18,
      bearing: 118,
      systemType: "hybrid",
      dailyConsumption: 24_600,
      gridHours: [8, 9, 10, 11, 12, 13],
      state: "new",
    },
    {
      id: "sample-3",
      client: "Farm with borehole",
      place: "Bichi",
      distance: 26,
      bearing: 325,
      systemType: "off-grid",
      dailyConsumption: 6_100,
      gridHours: [],
      state: "new",
    },
    {
      id: "sample-4",
      client: "Clinic",
      place: "Rano",
      distance: 31,
      bearing: 200,
      systemType: "hybrid",
      dailyConsumption: 18_400,
      gridHours: [0, 1, 2, 3, 12, 13, 14, 15],
      state: "quoted",
    },
    {
      id: "sample-5",
      client: "Bakery",
      place: "Dala",
      distance: 12,
      bearing: 295,
      systemType: "on-grid",
      dailyConsumption: 41_000,
      gridHours: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      state: "site_visit",
    },
    {
      id: "sample-6",
      client: "School",
      place: "Gaya",
      distance: 44,
      bearing: 140,
      systemType: "off-grid",
      dailyConsumption: 15_700,
      gridHours: [17, 18, 19, 20, 21, 22],
      state: "quoted",
    },
  ],
  designs: null,
  counted: null,
};

const order = (
  number: string,
  customer: string,
  items: ShopOrder["items"],
  totalMinor: number,
  state: ShopOrder["state"],
): ShopOrder => ({ id: null, number, customer, items, moreItems: 0, totalMinor, state });

export const SAMPLE_RETAILER: RetailerDashboard = {
  figures: "sample",
  currency: "USD",
  totalProducts: 214,
  monthlyOrders: 386,
  monthlyRevenueMinor: 3_890_000,
  activeCustomers: 129,
  orders: [
    order("Sample 7", "Installer, Kano", [{ quantity: 14, name: "400 W monocrystalline" }], 132_400, "packed"),
    order("Sample 6", "Installer, Kaduna", [{ quantity: 2, name: "48 V 235 Ah lithium" }], 603_600, "paid"),
    order(
      "Sample 5",
      "Family house",
      [
        { quantity: 7, name: "400 W monocrystalline" },
        { quantity: 1, name: "5.8 kW inverter" },
      ],
      141_900,
      "shipped",
    ),
    order(
      "Sample 4",
      "Installer, Katsina",
      [
        { quantity: 40, name: "rail 4.4 m" },
        { quantity: 160, name: "clamps" },
      ],
      79_800,
      "shipped",
    ),
    order("Sample 3", "Clinic", [{ quantity: 1, name: "8 kW hybrid inverter" }], 113_300, "waiting_for_payment"),
    order("Sample 2", "Installer, Zaria", [{ quantity: 6, name: "100 Ah gel" }], 88_400, "delivered"),
    order("Sample 1", "Bakery", [{ quantity: 30, name: "metre of 10 mm² copper" }], 8_900, "delivered"),
  ],
  stock: [
    { product: "400 W monocrystalline", units: 612, daysLeft: 92 },
    { product: "48 V 235 Ah lithium", units: 57, daysLeft: 38 },
    { product: "5.8 kW pure sine inverter", units: 31, daysLeft: 24 },
    { product: "Rail 4.4 m", units: 880, daysLeft: 61 },
    { product: "100 Ah gel", units: 14, daysLeft: 9 },
    { product: "MC4 connector pair", units: 120, daysLeft: 4 },
  ],
  counted: null,
};
