import { NAME } from "./new-zealand";

/**
 * Asks the copy for everything that is looked up by country, where the product looks it up. A text: this house has no such
 * country, and its compiler would say so.
 */
export const ASKED = `
import { ADDRESS_FORMS, postcodeIn } from "@sunwright/engine/countries/address-form";
import { bankHolidays } from "@sunwright/engine/countries/banking-days";
import { billReadings } from "@sunwright/engine/countries/bill-readings";
import { CURRENCY_OF } from "@sunwright/engine/countries/country-money";
import { keptUntil } from "@sunwright/engine/countries/invoice-keeping";
import { requiresLegalPages } from "@sunwright/engine/countries/legal-pages";
import { LOCAL_CERTIFICATIONS } from "@sunwright/engine/countries/licences";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import { saysObligation } from "@sunwright/engine/countries/obligation";
import { SINGLE_PHASE_LIMIT } from "@sunwright/engine/countries/single-phase";
import { addsTaxIn } from "@sunwright/engine/countries/tax-kind";
import { isTaxNumberOf } from "@sunwright/engine/countries/tax-number";
import { WITHDRAWAL, worksWithdrawal } from "@sunwright/engine/countries/withdrawal";
import { representativeCity } from "@sunwright/engine/climate/cities";
import { timeZoneOf } from "@sunwright/engine/climate/time-zone";
import { searchTowns, townsOf } from "@sunwright/engine/climate/towns";
import { NAMED_ZONES, zoneAt } from "@sunwright/engine/climate/zone-name";
import { PARAMETERS } from "@sunwright/engine/parameters/table";
import { isDusty } from "@sunwright/engine/passport/plan";
import { exchangeOf } from "@sunwright/engine/prices/exchange-rate";
import { partPricesIn } from "@sunwright/engine/prices/part-prices";
import { SETBACKS } from "@sunwright/engine/roof/setbacks";
import { toDisplayCurrency } from "@sunwright/engine/sizing/inputs/currency";
import { nationalMains } from "@sunwright/engine/sizing/rule/mains";
import { roomRule } from "@sunwright/engine/sizing/site/battery-place";
import { ProjectMoney } from "@sunwright/contract/economics";
import { moneyText, money } from "@sunwright/report/currency-text";
import { paperOf } from "@sunwright/report/report";
import { say as sayCountry } from "@sunwright/words/countries";
import { owedText } from "@sunwright/words/owed-money";
import { say as sayPrices } from "@sunwright/words/prices";
import { createPaystack } from "../../../apps/api/src/features/orders/cards/paystack";
import { COUNTRY_HABITS } from "@sunwright/engine/countries/habits";
import { fileForm } from "../../../apps/web/src/lib/file-form";

const here = "${NAME}";
const city = representativeCity(here, null);
const taken = createPaystack({ secretKey: "none", outbound: { request: () => Promise.reject(new Error("asked")) } });
console.log(
  JSON.stringify({
    isOffered: PARAMETERS.country.options.includes(here) && ProjectMoney.shape.country.safeParse(here).success,
    name: sayCountry(here),
    clock: [timeZoneOf(city), zoneAt({ latitude: -36.9, longitude: 174.8 }), NAMED_ZONES.includes("Pacific/Auckland")],
    referenceCity: city.id,
    towns: [townsOf(here).map(({ name }) => name), searchTowns({ words: "Auckland Aotearoa" }).length],
    currency: [CURRENCY_OF[here], exchangeOf("NZD").value, toDisplayCurrency(1, "NZD"), MINOR_DIGITS.NZD],
    written: [moneyText(money(1_234.5, "NZD")), owedText(123_450, "NZD"), fileForm(here).separator],
    partPrices: partPricesIn(here).currency,
    readings: billReadings(here, null).length,
    taxes: [addsTaxIn(here), sayPrices("taxes." + here), isTaxNumberOf(here, "123 456 789")],
    cards: taken.accountOf({ paystackAccount: "ACCT_1" }, "NZD"),
    address: [ADDRESS_FORMS[here].postcode.example, postcodeIn(here, "6011")],
    dayOrder: fileForm(here).dayOrder,
    paper: paperOf(here),
    units: [nationalMains(here), COUNTRY_HABITS[here]],
    singlePhase: SINGLE_PHASE_LIMIT[here].value,
    battery: roomRule(here).key,
    setback: SETBACKS[here].setback.left,
    licence: LOCAL_CERTIFICATIONS.filter((each) => each.includes(here)),
    invoicesUntil: keptUntil(here, new Date("2026-05-01")),
    withdrawal: [WITHDRAWAL[here].kind, worksWithdrawal(here), saysObligation(here)],
    legalPages: requiresLegalPages(here),
    holiday: bankHolidays(here, 2026).has("2026-02-06"),
    upkeep: [isDusty(here, "2026-02-10"), isDusty(here, "2026-03-10")],
  }),
);
`;
