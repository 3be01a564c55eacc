import { room } from "../room";

/** What a firm's quote is held to before it is sent: strings, cables, protection. */
export const say = room("quote-wiring", {
  title: "Wiring checks",
  passing: "{passing, number} of {all, number} pass",
  mean: "By the electrical design of this house. What fails is warned of below.",
  notStated: "not stated",
  atMost: "{found, number, one} of {limit, number, one} {unit}",
  ratio: "{found, number, two} of {limit, number, one}",
  atLeast: "{found, number, one} {unit}, needs {limit, number, one}",
  needs: "needs {limit, number, one} {unit}",
  panels: "{found, plural, one {# panel} other {# panels}}",
  panelsWould: "{found, plural, one {# panel} other {# panels}}, {limit, number, whole} would",
  device: "{limit, number, one} {unit}",
  deviceOfType: "{limit, number, one} {unit}, type {type}",
  missing: "missing",
  missingDevice: "missing, {limit, number, one} {unit}",
  missingDeviceOfType: "missing, {limit, number, one} {unit}, type {type}",
  rods: "{limit, plural, one {# rod} other {# rods}}",
  missingRods: "missing, {limit, plural, one {# rod} other {# rods}}",
  broken: "cannot be built",
  useCable: "Use {limit, number, one} mm²",
  usePanels: "Use {limit, number, whole} panels",
  addPart: "Add {part}",
  holds: "passes",
  fails: "fails",
  open: "open",
  "about.cold-voltage": "String, record cold",
  "about.tracker-voltage": "Tracker, record cold",
  "about.hot-voltage": "String, hottest hour",
  "about.too-few-panels": "Panels in a row",
  "about.no-equal-strings": "Equal strings",
  "about.string-current": "Current of a string",
  "about.input-current": "Current of the input",
  "about.tracker-strings": "Strings per MPPT",
  "about.parallel-pieces": "Pieces in parallel",
  "about.series-pieces": "Pieces in series",
  "about.array-power": "Panels on the input",
  "about.array-ratio": "Array to inverter ratio",
  "about.no-panel-input": "Input for panels",
  "about.battery-voltage": "Voltage of the battery",
  "about.controller-current": "Charge controller",
  "about.battery-charge": "Charging the battery",
  "about.battery-discharge": "Power of the battery",
  "about.surge": "Inverter, short peak",
  "about.phases": "Phases",
  "about.equal-strings": "Equal strings",
  "about.running-power": "Inverter, all that runs",
  "about.motor-start": "Inverter, hardest start",
  "about.bus-current": "Current from the battery",
  "about.no-string-fuse": "Fuse of a string",
  "about.panelToInverterMm2": "Panel cable",
  "about.batteryMm2": "Battery cable",
  "about.loadMm2": "House cable",
  showRule: "Show the rule",
  "rule.cold-voltage":
    "All panels of a string, open and at the coldest hour on record, stay below the voltage that the inverter''s input bears. IEC 62548; NEC 690.7.",
  "rule.tracker-voltage":
    "A string at full power and at its coldest stays within the voltages that the tracker follows, or energy is lost. By the inverter''s data sheet.",
  "rule.hot-voltage":
    "A string at full power in the hottest hour stays above the voltage at which the tracker, or the charging of the battery, begins. By the inverter''s data sheet.",
  "rule.too-few-panels":
    "The tracker needs enough panels in a row for their voltage to reach it when they are hot. By the inverter''s data sheet.",
  "rule.no-equal-strings":
    "Strings side by side have equal numbers of panels: a shorter one pulls the others down. IEC 62548.",
  "rule.string-current": "One string gives no more current than one input takes. By the inverter''s data sheet.",
  "rule.input-current":
    "All strings together give no more current than the inputs take. By the inverter''s data sheet.",
  "rule.tracker-strings":
    "No tracker has more strings than its current, its short-circuit current (with 25% to spare) and its terminals allow. By NEC 690.8(A) and the inverter''s data sheet.",
  "rule.parallel-pieces": "No more in parallel than the maker allows. By the data sheet.",
  "rule.series-pieces": "No more in series than the maker allows. By the data sheet.",
  "rule.array-power": "The panels have no more power than the inputs take. By the inverter''s data sheet.",
  "rule.array-ratio": "The array may exceed the inverter''s power only as far as makers allow.",
  "rule.no-panel-input":
    "This inverter has no input for panels: a charge controller stands between them and the battery.",
  "rule.battery-voltage": "Inverter and controller work at the voltage of the battery. By their data sheets.",
  "rule.controller-current": "The panels give no more current than the charge controller takes. By its data sheet.",
  "rule.battery-charge":
    "The battery is charged no faster than it bears. By its data sheet, or the usual rate of its chemistry.",
  "rule.battery-discharge":
    "The battery gives the power that the inverter draws at its lowest voltage. By its data sheet, or the usual rate of its chemistry.",
  "rule.surge": "The inverter gives for a moment what the hardest start needs. By its data sheet.",
  "rule.phases": "The inverter has as many phases as the mains of the house.",
  "rule.equal-strings":
    "The panels make strings of equal length that the input takes: else some of them cannot be connected. IEC 62548.",
  "rule.running-power": "The inverter carries everything that runs at the same time.",
  "rule.motor-start": "The inverter carries what runs together with the start of the largest motor.",
  "rule.bus-current": "The current from the battery is one that fuses and cables are made for. IEC 60364-4-43, 433.",
  "rule.no-string-fuse":
    "Where other strings could feed more into a faulty one than its panels bear, each string has a fuse in both poles. IEC 62548, 6.5; NEC 690.9.",
  "rule.panelToInverterMm2":
    "The cable carries 1.25 times the short-circuit current of all strings where it is laid, and loses no more voltage than this design allows. IEC 62548; IEC 60364-5-52; NEC 690.8.",
  "rule.batteryMm2":
    "The cable carries what the inverter draws at the battery''s lowest voltage, its fuse protects it, and it loses no more voltage than this design allows. IEC 60364-4-43, 433; IEC 60364-5-52.",
  "rule.loadMm2":
    "The cable carries what its breaker lets through where it is laid, and loses no more voltage than this design allows. IEC 60364-4-43, 433.1; IEC 60364-5-52.",
  "rule.mounting": "Panels are fixed so that wind cannot lift them.",
  "rule.dc-isolator":
    "Panels can be switched off under load, in both poles, at 1.25 times their current. IEC 60364-7-712, 712.537; NEC 690.13.",
  "rule.dc-fuse":
    "Where other strings could feed more into a faulty one than its panels bear, each string has a fuse in both poles. IEC 62548, 6.5; NEC 690.9.",
  "rule.surge-protection":
    "Surge protection stands at the panels'' input, twice where the cable is longer than 10 m, and at the board. IEC 60364-7-712, 712.443; IEC 60364-4-44, 443.4.",
  "rule.battery-fuse":
    "A battery has a fuse that breaks its short-circuit current and protects the cable. IEC 60364-4-43, 433 and 434; NEC 706.31.",
  "rule.ac-breaker": "Each cable of the mains has a breaker that protects it. IEC 60364-4-43, 433.1; NEC 240.4.",
  "rule.rcd":
    "A residual-current device protects people. Behind a panel input above 250 V without a transformer it is of type B, else of type A. IEC 60364-7-712, 712.530.3; IEC 60364-4-41, 415.1.",
  "rule.earthing":
    "The electrode has so little resistance that lightning finds its way: 10 Ω, or 25 Ω by the NEC. IEC 62305-3, 5.4.1; NEC 250.53(A)(2).",
  "rule.cables": "Everything is connected by cables of the sizes that the design asks for. IEC 60364-5-52.",
});
