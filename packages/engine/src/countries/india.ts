import { cited, type CountryMoney, published, tariff, tax } from "./entry";

const DERC = "DERC tariff schedule for Delhi, domestic, in force since October 2021";
const PPAC = "Power purchase adjustment and electricity duty come on top";
const delhi = (price: number) => cited("price", "INR/kWh", price, "2025-05-31", DERC, PPAC);
const FUEL = "Petrol and diesel prices hold steady across India, NewsBytes, 2026-01-16";
const SBI = "SBI solar panel loan scheme (Surya Ghar), Appear News, 2025-07-01";

export const INDIA: CountryMoney = {
  currency: "INR",
  tariffs: [
    tariff(delhi(6.5), { from: "2021-10-01", band: "Delhi, 401 to 800 kWh a month" }),
    tariff(delhi(4.5), { from: "2021-10-01", band: "Delhi, 201 to 400 kWh a month" }),
    tariff(delhi(3), { from: "2021-10-01", band: "Delhi, up to 200 kWh a month, before subsidy" }),
    tariff(delhi(7), { from: "2021-10-01", band: "Delhi, 801 to 1,200 kWh a month" }),
  ],
  petrol: published("price", "INR/l", 94.72, "2026-01-16", FUEL, "Delhi"),
  diesel: published("price", "INR/l", 87.62, "2026-01-16", FUEL, "Delhi"),
  gridEmissions: published(
    "emissions",
    "kg/kWh",
    0.67,
    "2025-12-31",
    "Grid electricity emission factors (Ember 2025), GreenCalculus, 2026",
  ),
  inflation: published(
    "rate",
    "%/year",
    4,
    "2026-02-06",
    "RBI holds repo rate at 5.25%, inflation projected at 4.0% for April to June 2026, Outlook Business, 2026-02-06",
    "A projection: 1.3% was measured in December 2025",
  ),
  discountRate: cited("rate", "%/year", 7, "2025-12-31", "Fixed deposits and home loans of State Bank of India"),
  loanRate: published("rate", "%/year", 9.15, "2025-07-01", SBI, "3 to 10 kW; 7% up to 3 kW"),
  loanTerm: published("rate", "months", 120, "2025-07-01", SBI, "At most"),
  solarVat: tax(
    published(
      "law",
      "%",
      5,
      "2025-09-22",
      "New GST rates on solar power devices, GST Vidhi, 2025-09",
      "Installation services carry 18%",
    ),
    null,
  ),
};
