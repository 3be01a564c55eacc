import type { CountryMoney } from "./country";
import { cited, type Entry, inferred, marketRate, published, reported } from "./entry";
import { type ServiceBand, SUPPLY_BY_BAND } from "./service-band";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";
import { told } from "./told";

const BIZWATCH = "FG plans tariff adjustment for Bands A, B and C (Minister of Power), BizWatch Nigeria, 2025-02";
const MYTO = "NERC, Multi-Year Tariff Order, non-maximum-demand customers";
const BY_DISTRIBUTOR = { note: told("nigeria.tariffByDistributor") };

const band = (name: ServiceBand, from: string, price: Entry) =>
  plan({
    band: { id: name, name: told("nigeria.band", { band: name, hours: SUPPLY_BY_BAND[name] }) },
    supplyHours: SUPPLY_BY_BAND[name],
    from,
    charges: [energy(price)],
  });

/** Prepaid by the kilowatt hour, no fixed charge. No source says whether the VAT of 7.5% is in the price. */
const PLANS: Plans = [
  band("A", "2024-07-01", reported("price", "NGN/kWh", 209, "2025-02-28", BIZWATCH)),
  band("B", "2024-01-01", reported("price", "NGN/kWh", 63, "2025-02-28", BIZWATCH)),
  band("C", "2024-01-01", cited("price", "NGN/kWh", 50, "2024-12-31", MYTO, BY_DISTRIBUTOR)),
  band("D", "2024-01-01", cited("price", "NGN/kWh", 43, "2024-12-31", MYTO, BY_DISTRIBUTOR)),
  band("E", "2024-01-01", cited("price", "NGN/kWh", 40, "2024-12-31", MYTO, BY_DISTRIBUTOR)),
];

export const NIGERIA: CountryMoney = {
  currency: "NGN",
  plans: PLANS,
  tariffs: tariffsOf(PLANS),
  exports: {
    kind: "nothing",
    because: reported(
      "law",
      "kWp",
      50,
      "2026-06-03",
      "NERC unveils regulations to sell surplus solar power (Net Billing Regulations 2026), The Peoples Insight, 2026-06-04",
      { note: told("nigeria.netBilling") },
    ),
  },
  petrol: reported(
    "price",
    "NGN/l",
    1_245,
    "2026-03-20",
    "Dangote hikes fuel price to N1,245, Leaderbox Africa, 2026-03-21",
    { note: told("nigeria.petrolAtRefinery") },
  ),
  diesel: reported(
    "price",
    "NGN/l",
    1_361.57,
    "2026-01-31",
    "NBS: Lagos tops states with most expensive diesel, Legit.ng, 2026-02",
    { until: "2026-01-31", note: told("nigeria.dieselBeforeRise") },
  ),
  today: {
    gridHours: inferred(
      "rate",
      "h/day",
      8.6,
      "2022-12-31",
      "6.8 h ÷ 44% − 6.8 h: Nigeria's state of power (Stears, Sterling), Tekedia, 2022",
      { note: told("nigeria.powerToday") },
    ),
    setHours: reported(
      "rate",
      "h/day",
      6.8,
      "2022-12-31",
      "Nigeria's state of power (Stears, Sterling), Tekedia, 2022",
    ),
  },
  exchange: marketRate("NGN", 1_326.1644),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.456,
    "2025-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: reported(
    "rate",
    "%/year",
    15.1,
    "2026-01-31",
    "Nigeria inflation slows before first central bank meeting of 2026 (NBS), Reuters, 2026-02-16",
  ),
  discountRate: reported(
    "rate",
    "%/year",
    26.5,
    "2026-02-24",
    "CBN reduces interest rate to 26.5 per cent, Premium Times, 2026-02-24",
    { note: told("nigeria.policyRate") },
  ),
  loanRate: published(
    "rate",
    "%/year",
    29.32,
    "2025-12-31",
    "Maximum lending rate dropped to 29.32 per cent in December (CBN), ThisDay, 2026-02-23",
    { note: told("nigeria.highestLoanRates") },
  ),
  loanTerm: reported(
    "rate",
    "months",
    36,
    "2025-07-31",
    "How to qualify for a solar loan in Nigeria, Solarhub, 2025-07",
    { note: told("nigeria.loanTerms") },
  ),
  solarVat: reported(
    "law",
    "%",
    0,
    "2025-12-31",
    "Nigeria Customs clarifies free import duty on solar panels (HS 8541.42 and .43), PVknowhow, 2025",
    { until: "2027-12-31", note: told("nigeria.vatOnPanels") },
  ),
};
