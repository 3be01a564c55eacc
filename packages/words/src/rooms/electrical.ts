import { room } from "../room";

/** The electrical part of a design: circuits, cables and devices, earthing, generator, and what cannot be built. */
export const say = room("electrical", {
  // What a clause or a source is made of.
  cited: "{standard}, cited",
  both: "{one} and {other}",
  table: "{standard}, table {table}",
  engineeringPractice: "Engineering practice",
  assumption: "Assumption",

  "run.panelInverter": "Panels to inverter",
  "run.batteryInverter": "Battery to inverter",
  "run.inverterLoad": "Inverter to load",
  "run.inverterGenerator": "Inverter to generator",
  "run.generatorInverter": "Generator to inverter",
  "run.inverterGrid": "Inverter to grid",

  // What several figures are worked out from.
  "input.currentAtFullPower": "Current at full power",
  "input.lineToEarth": "Line to earth",
  "input.lengthOneWay": "Length, one way",
  "input.panelShortCircuitCurrent": "Short-circuit current of a panel",
  "input.openStringAtColdest": "Open-circuit string voltage at its coldest",

  "breaker.load": "Inverter output breaker",
  "breaker.generator": "Generator breaker",
  "breaker.grid": "Grid breaker",
  "breaker.equation":
    "1.25 × {current, number, one} A = {needed, number, one} A{breakers, plural, =1 {} other { over # breakers}}: {rating, number, whole} A",
  "breaker.sourceIec": "IEC 60364-4-43, 433.1; preferred ratings of IEC 60898-1 and 60947-2, cited",
  "breaker.sourceNec": "NEC 210.20(A) and 705.60; ratings of NEC 240.6(A), cited",
  "breaker.detail": "{poles, plural, one {# pole} other {# poles}}, {standard}",
  "breaker.miniature": "IEC 60898-1, curve C, at least 6 kA",
  "breaker.mouldedCase": "IEC 60947-2, adjustable, at least 10 kA",
  "breaker.because": "It must carry full power for hours in a warm box, and trip before the cable is too hot.",

  "residualCurrent.name": "Residual-current device, type {type}",
  "residualCurrent.rating": "Residual current that trips",
  "residualCurrent.formula": "I_Δn ≤ 30 mA for people; the device carries at least the breaker before it",
  "residualCurrent.equation":
    "{trip, number, whole} mA, {carries, number, whole} A behind a breaker of {breaker, number, whole} A",
  "residualCurrent.equationOfMainSwitch":
    "{trip, number, whole} mA delayed (S) at the main switch, {people, number, whole} mA on every socket circuit",
  "residualCurrent.panelInput": "Panel input of the inverter class",
  "residualCurrent.breakerBefore": "Breaker before it",
  "residualCurrent.source": "IEC 60364-4-41, 411.3.3 and 415.1.1; ratings of IEC 61008-1, cited",
  "residualCurrent.detail": "{poles, plural, one {# pole} other {# poles}}, {carries, number, whole} A, {standard}",
  "residualCurrent.detailOfMainSwitch":
    "{poles, plural, one {# pole} other {# poles}}, with a separate transformer, IEC 60947-2 annex M",
  "residualCurrent.clause": "IEC 60364-7-712, 712.530.3, and IEC 60364-4-41, 415.1",
  "residualCurrent.becauseB":
    "A panel input of this voltage usually belongs to an inverter without a transformer: direct current can reach the mains side and blind a type A. Where the maker states it cannot, type A will do.",
  "residualCurrent.becauseA":
    "A low-voltage panel input belongs to an inverter with a transformer: pulsating current is the worst that can flow, and type A sees it.",

  "groundFault.name": "Ground-fault circuit interrupter, class A",
  "groundFault.rating": "Ground fault that trips",
  "groundFault.formula": "trips between 4 and 6 mA",
  "groundFault.equation": "{trip, number, whole} mA at each receptacle circuit the code names",
  "groundFault.detail": "As breaker or receptacle, kitchens, baths, garages, outdoors",
  "groundFault.clause": "NEC 210.8; for the panels 690.41(B)",
  "groundFault.because":
    "People touch what is plugged in. Fit one in each such circuit; the count here is the minimum.",

  "mainsSurge.nameOfBoard": "Surge protection of the board, type 2",
  "mainsSurge.nameOfGrid": "Surge protection of the grid's entry, type 1 + 2",
  "mainsSurge.rating": "Surge protection, U_c",
  "mainsSurge.equation": "1.1 × {earth, number, one} V = {needed, number, one} V: {rating, number, whole} V",
  "mainsSurge.source": "IEC 60364-5-53, table 534.2; classes as makers sell them under IEC 61643-11",
  "mainsSurge.detailOfBoard":
    "{poles, plural, one {# pole} other {# poles}}, at least 20 kA (8/20 µs), leads under 0.5 m",
  "mainsSurge.detailOfGrid":
    "{poles, plural, one {# pole} other {# poles}}, at least 12.5 kA (10/350 µs), leads under 0.5 m",
  "mainsSurge.becauseOfGrid": "Overhead lines bring lightning to the door.",
  "mainsSurge.becauseOfBoard": "It stops what gets past the first protector and what lightning nearby induces.",

  "changeover.name": "Changeover switch I-0-II, interlocked",
  "changeover.rating": "Changeover switch",
  "changeover.formula": "I_n ≥ 1.25 × largest current of its two sides",
  "changeover.equation": "1.25 × {current, number, one} A = {needed, number, one} A: {rating, number, whole} A",
  "changeover.largerSide": "Larger of the two sides",
  "changeover.source": "IEC 60947-6-1; preferred currents of IEC 60059, cited",
  "changeover.detail":
    "{poles, plural, one {# pole} other {# poles}}, neutral switched too, mechanically interlocked, between {sides, select, inverterAndGrid {inverter and grid, for repairs} inverterAndGenerator {inverter and generator, for repairs} other {grid and generator, before the inverter''s input}}",
  "changeover.because":
    "Two sources must never be connected to each other: it would destroy the smaller one and put voltage on a line that somebody is repairing.",

  "islanding.name": "Protection against islanding",
  "islanding.rating": "Disconnects within",
  "islanding.formula": "0.85 U ≤ u ≤ 1.1 U and |f − f_n| ≤ 1 Hz, else off; off within 2 s of an island",
  "islanding.equation":
    "off outside {lowest, number, whole} to {highest, number, whole} V and {slowest, number, whole} to {fastest, number, whole} Hz",
  "islanding.mains": "Mains",
  "islanding.frequency": "Frequency",
  "islanding.sourceIec": "IEC 61727 and IEC 62116, cited; the utility's own limits decide",
  "islanding.detail": "In the inverter, with its certificate ({standards}); an isolator the utility can lock",
  "islanding.because": "When the grid is switched off for repair, panels must not keep it alive.",

  "batteryFuse.formulaOfCurrent": "I_b = larger of (U_low − √(U_low² − 4 R P ÷ η)) ÷ 2 R and P_panels ÷ U",
  "batteryFuse.nameIec": "Battery fuse, gG for direct current",
  "batteryFuse.nameNec": "Battery fuse, class T",
  "batteryFuse.rating": "Battery fuse",
  "batteryFuse.formula": "1.25 I_b ≤ I_n ≤ I_z, and I² t ≤ k² S²",
  "batteryFuse.equation":
    "{needed, number, one} A ≤ {rating, number, whole} A ≤ {carried, number, one} A; {letThrough, number, two} ≤ {withstood, number, two} million A²s",
  "batteryFuse.current": "Battery current",
  "batteryFuse.almostEmpty": "Battery almost empty",
  "batteryFuse.cells": "Assumption: {cells, plural, one {# cell} other {# cells}} of {voltage, number, one} V",
  "batteryFuse.breaksFrom": "Breaks within 5 s from",
  "batteryFuse.copper": "Copper in XLPE",
  "batteryFuse.longestTime": "Longest time for which the rule holds",
  "batteryFuse.source": "IEC 60364-4-43, 433.1 and 434.5.2; ratings of IEC 60269-1, cited",
  "batteryFuse.detail":
    "{voltage, number, whole} V DC or more, breaks 20 kA, in the positive pole at the battery''s terminal{fuses, plural, =1 {} other {, one a way}}",
  "batteryFuse.clauseIec": "IEC 60364-4-43, 433 and 434; IEC 62485-2",
  "batteryFuse.because":
    "A lithium battery feeds a short circuit with thousands of amperes: nothing else stands between it and the cable.",

  "circuit.panelCurrentFormula": "I_b = strings × I_sc",
  "circuit.current": "{circuit}: design current I_b",
  "circuit.currentEquation":
    "{current, number, one} A at {voltage, number, one} V{ways, plural, =1 {} other {, over # equal ways}}",
  "circuit.voltage": "Voltage",
  "circuit.size": "{circuit}: line conductor",
  "circuit.sizeFormula": "smallest S with I_z ≥ I_n and ΔU ≤ {drop, number, two}%",
  "circuit.sizeEquation":
    "{cables, plural, =1 {} other {# cables, each }}{area, number, one} mm²: {carried, number, one} A for {needed, number, one} A, drop {drop, number, two}%",
  "circuit.sizeSource": "IEC 60364-5-52, tables B.52.2 to B.52.5, cited",
  "circuit.ampacity": "{circuit}: current-carrying capacity, I_z",
  "circuit.ampacityEquation": "{cables, number, whole} × {each, number, one} A = {together, number, one} A",
  "circuit.cables": "Cables in parallel",
  "circuit.heat": "Air of {temperature, number, one} °C",
  "circuit.grouping": "Circuits together",
  "circuit.ampacitySource": "IEC 60364-5-52, method C, cited",
  "circuit.protectiveConductor": "{circuit}: protective conductor",
  "circuit.protectiveConductorFormula": "S up to 16 mm²: S; up to 35 mm²: 16 mm²; above: S ÷ 2",
  "circuit.protectiveConductorEquation": "line {line, number, one} mm²: {area, number, one} mm², one with each cable",
  "circuit.lineConductor": "Line conductor",
  "circuit.protectiveConductorSourceNec": "IEC 60364-5-54, table 54.2, and at least NEC table 250.122, cited",

  "earthing.electrode": "Earth electrode, largest resistance",
  "earthing.electrodeFormula": "R ≤ R_surge and R × 30 mA ≤ 50 V",
  "earthing.electrodeEquation":
    "{largest, number, whole} Ω; {touch, number, whole} Ω would be enough against touch voltage",
  "earthing.forSurges": "To lead surges to earth",
  "earthing.electrodeSource":
    "IEC 60364-4-41, 411.5.3, and the lightning standard; measure it after driving and once a year",
  "earthing.rods": "Earth rods of {length, number, whole} m",
  "earthing.rodsEquation":
    "⌈{each, number, one} Ω ÷ {largest, number, whole} Ω⌉ = {rods, number, whole}, at least 6 m apart",
  "earthing.soil": "Soil",
  "earthing.soilFrom": "Assumption: moist loam; sand and laterite have several times that",
  "earthing.rodLength": "Length of a rod",
  "earthing.rodDiameter": "Diameter of a rod",
  "earthing.rodFrom": "As sold",
  "earthing.rodsSource": "H. B. Dwight, Electrical Engineering 55, 1936; the measured resistance decides",
  "earthing.frames": "Panel frames and rails to earth",
  "earthing.framesFormula": "S ≥ 6 mm² copper; 16 mm² where it may carry lightning",
  "earthing.framesEquation": "{least, number, whole} mm²; {nearLightningRod, number, whole} mm² near a lightning rod",
  "earthing.framesSource": "IEC 62548, 7.4.2, and IEC 60364-5-54, 544.1.1, cited",
  "earthing.islandNec": "Separately derived system, neutral bonded once",
  "earthing.gridNec": "TN-C-S, neutral bonded at the service",
  "earthing.becauseNec":
    "One bond between neutral and earth, never two: a second one lets load current run through the earth wire.",
  "earthing.islandIec": "TN-S island with its own electrode",
  "earthing.islandBecauseIec":
    "The inverter is the source: its neutral is bonded to earth once, at its output. Without that bond no residual-current device can trip.",
  "earthing.islandClauseIec": "IEC 60364-1, 312.2, and IEC 60364-5-55, 551.4",
  "earthing.gridIec": "TT with its own electrode; TN-C-S where the utility gives an earth terminal",
  "earthing.gridBecauseIec":
    "The house's own electrode does not depend on the utility's neutral. In a grid outage the inverter must bond its neutral to earth itself, and open that bond when the grid is back.",
  "earthing.gridClauseIec": "IEC 60364-1, 312.2, and IEC 60364-5-55, 551.4.3",

  // Before anything is built.
  "note.licence":
    "A licensed electrician must check this design against the standards of the country before anything is built.",
  "note.metricSizes":
    "Sizes are metric, by the tables of IEC 60364-5-52: take the next larger AWG and check it by NEC 310.16.",
  "note.smallShortCircuit":
    "Away from the grid a short circuit draws little more than the inverter's own peak, so breakers may not trip at once: the inverter switches itself off, and the residual-current device guards people.",
  "note.batteryBelowInverter":
    "The inverter can draw {inverter, number, one} kW, the battery gives {battery, number, one} kW at half its capacity an hour: set the inverter''s limit to that, or take a battery whose maker states more.",
  "note.batteryBelowStart":
    "{start, number, one} kW are drawn for a moment when the hardest motor starts, and the battery gives {battery, number, one} kW: start that motor through a soft starter or frequency converter, or take {enough, number, one} kWh of battery. Do not set the inverter''s limit lower than the start needs.",
  "note.batteryBelowLoad":
    "{together, number, one} kW run at once, and the battery gives {battery, number, one} kW: {ways, select, stagger {run the largest appliances one after the other or while the sun shines, or take} other {take}} {enough, number, one} kWh of battery.",
  "note.altitude":
    "At {altitude, number, whole} m air insulates less: take breakers, isolators and surge protection one voltage class higher (IEC 60664-1, from {rated, number, whole} m).",
  "note.generatorExhaust": "Put the generator outdoors, away from windows: its exhaust kills in a closed room.",

  // The cable runs.
  "cable.size": "{run}: copper",
  "cable.sizeFormulaOfCurrent":
    "smallest S with I_table × √((T_max − T_a) ÷ (T_max − 30)) ≥ I × {factor, number, four} and ΔU ≤ {drop, number, two}%",
  "cable.sizeFormulaOfBreaker":
    "smallest S with I_table × √((T_max − T_a) ÷ (T_max − 30)) ≥ I_n and ΔU ≤ {drop, number, two}%",
  "cable.sizeEquation":
    "{cables, plural, =1 {} other {# cables, each }}{area, number, one} mm² carries {carried, number, one} A here, needs {needed, number, one} A; drop {drop, number, two}%",
  "cable.sizeSource":
    "IEC 60364-5-52 tables B.52.2 to B.52.5 and IEC 60228, cited: an electrician checks a current copy before buying",
  "cable.current": "{run}: current",
  "cable.currentInput": "Current",
  "cable.currentFormulaOfStrings": "I = strings × I_sc",
  "cable.currentEquationOfStrings": "{current, number, two} A at {voltage, number, one} V",
  "cable.currentEquation":
    "{power, number, whole} W ÷ ({voltage, number, whole} V × {powerFactor, number, two}) = {current, number, two} A",
  "cable.currentEquationThreePhase":
    "{power, number, whole} W ÷ (√3 × {voltage, number, whole} V × {powerFactor, number, two}) = {current, number, two} A",
  "cable.currentSourceOfStrings": "IEC 62548: the short-circuit current of all strings",
  "cable.power": "Inverter capacity",
  "cable.powerOfPanels": "Panel capacity",
  "cable.powerOfGenerator": "Generator: largest hour and charging, or hardest start",
  "cable.hottestAir": "Hottest air",
  "cable.largestDrop": "Largest drop",
  "cable.drop": "{run}: voltage drop",
  "cable.dropOverRun":
    "{loop} × {current, number, two} A × {impedance, number, four} Ω = {drop, number, two} V of {voltage, number, one} V = {dropPercent, number, two}%",
  "cable.resistance": "Copper, one conductor, hot",
  "cable.resistanceFrom": "IEC 60228 class 2",
  "cable.dropSource": "IEC 60364-5-52 annex G, resistance at the conductor's limit",
  "cable.loss": "{run}: loss in a year",
  "cable.lossFormula": "W = {conductors, number, whole} × R × Σ I² over the year",
  "cable.lossBySun": "{loss, number, two} kWh a year with the current following the sun",
  "cable.lossByLoad": "{loss, number, two} kWh a year with the 24-hour load curve",
  "cable.lossByExchange": "{loss, number, two} kWh a year with what flows to and from the grid",
  "cable.lossAtMost": "{loss, number, two} kWh a year at most: as if the whole load came this way all year",
  "cable.lossSource": "Joule's law over the mean day of each month",
  "cable.notePanels": "Direct current at {voltage, number, whole} V. Drop kept to {drop, number, two}%.",
  "cable.notePanelsOnPole":
    "Direct current at {voltage, number, whole} V, {pole, number, whole} m of it up the pole. Drop kept to {drop, number, two}%.",
  "cable.noteLoad": "Carries the inverter''s full power. Drop kept to {drop, number, two}%.",
  "cable.noteGenerator": "Only where a generator is fitted: one of {power, number, whole} W.",
  "cable.noteGeneratorUnused": "Not used for on-grid: the inverter stops in a grid outage.",
  "cable.noteGrid": "Drop kept to {drop, number, two}%: it raises the voltage when power flows out.",
  "cable.noteGridUnused": "Not used for off-grid: there is no grid.",

  "generator.needed": "Generator power needed",
  "generator.neededFormula": "P = larger of P_hour + P_charge and P_surge",
  "generator.neededAlone": "P = larger of P_hour and P_surge",
  "generator.neededAloneEquation":
    "{largestHour, number, whole} W or {surge, number, whole} W: {needed, number, whole} W",
  "generator.neededEquation":
    "{largestHour, number, whole} + {charge, number, whole} W or {surge, number, whole} W: {needed, number, whole} W",
  "generator.largestHour": "Largest hour",
  "generator.charge": "Charging the battery in ten hours",
  "generator.hardestStart": "Hardest start",
  "generator.neededSource": "Engineering notes, section 5; ISO 8528-1",
  "generator.derating": "Output of a set at this site",
  "generator.deratingEquation":
    "{altitude, number, whole} m and {temperature, number, one} °C: {share, number, percentOne}",
  "generator.altitude": "Altitude",
  "generator.hottestMonth": "Hottest month by day",
  "generator.deratingSource":
    "ISO 3046-1 and 8528-1 practice for naturally aspirated engines, cited; the set bought has its own table",
  "generator.rating": "Generator set",
  "generator.ratingFormula": "smallest set with P_n × f ≥ P",
  "generator.ratingSearched": "least to buy and to run of the sets with P_n × f ≥ P",
  "generator.ratingEquationDiesel":
    "{needed, number, whole} W ÷ {share, number, three} = {nameplate, number, whole} W: {sets, plural, =1 {} other {# × }}{rating, number, whole} W ({apparent, number, one} kVA)",
  "generator.ratingEquationPetrol":
    "{needed, number, whole} W ÷ {share, number, three} = {nameplate, number, whole} W: {sets, plural, =1 {} other {# × }}{rating, number, whole} W",
  "generator.powerNeeded": "Power needed",
  "generator.ratingSource": "Sets as dealers list them; diesel at power factor 0.8 (ISO 8528-1)",
  "generator.leastLoad": "Minimum load",
  "generator.leastLoadEquation":
    "{share, number, one} × {sets, plural, =1 {} other {# × }}{rating, number, whole} W = {least, number, whole} W: let it charge the battery at the same time",
  "generator.startCharge": "Battery charge at which it starts",
  "generator.startFormula": "level of least cost ≥ 10% above empty",
  "generator.stopCharge": "Battery charge at which it stops",
  "generator.stopFormula": "level of least cost ≥ 20% above the start",
  "generator.levelEquation": "starts at {start, number, percent}, stops at {stop, number, percent}",
  "generator.levelSource": "Cycle charging; searched with the size of the set",
  "generator.ratingInput": "Rating",
  "generator.leastLoadSource": "ISO 8528-1 practice, cited: 50 to 80% is best, 30% the minimum",
  "generator.rated": "Rated",
  "generator.output": "All it gives at this site",
  "generator.litresPerHour": "Fuel an hour",
  "generator.litresPerHourFormula": "F = {idle, number, three} P_n + {slope, number, three} P",
  "generator.litresPerHourEquation":
    "{idle, number, three} × {rated, number, two} + {slope, number, three} × {output, number, two} kW = {litres, number, two} l/h",
  "generator.litresPerKilowattHour": "Fuel a kilowatt-hour",
  "generator.litresPerKilowattHourEquation":
    "{litres, number, two} l/h ÷ {output, number, two} kW = {each, number, three} l/kWh",

  moduleClass: "Class of Trina Vertex S, 400 W, cited: the module bought governs",
  "stringFuse.name": "String fuse, gPV",
  "stringFuse.rating": "String fuse",
  "stringFuse.formulaIec": "1.5 I_sc ≤ I_n ≤ 2.4 I_sc and I_n ≤ I_mod",
  "stringFuse.equation":
    "{least, number, two} × {shortCircuitCurrent, number, two} A = {needed, number, one} A ≤ {rating, number, whole} A ≤ {largest, number, whole} A",
  "stringFuse.largestOfPanel": "Maximum series fuse rating of a panel",
  "stringFuse.sourceIec": "IEC 62548, 6.5; ratings of IEC 60269-6, cited",
  "stringFuse.sourceNec": "NEC 690.8 and 690.9, ratings of IEC 60269-6, cited",
  "stringFuse.detail": "{voltage, number, whole} V DC, gPV (IEC 60269-6), in both poles of each string",
  "stringFuse.because":
    "The other {strings, plural, one {# string} other {# strings}} can push {current, number, one} A back through a faulty one; a panel withstands {largest, number, whole} A.",

  "isolator.name": "DC isolator",
  "isolator.equation":
    "{needed, number, one} A{isolators, plural, =1 {} other { over # isolators}}: {rating, number, whole} A",
  "isolator.strings": "Strings in parallel",
  "isolator.source": "IEC 60947-3, utilisation category DC-PV2; preferred currents of IEC 60059, cited",
  "isolator.detail": "{voltage, number, whole} V DC, both poles, category DC-PV2, lockable, beside the inverter",
  "isolator.because":
    "Panels cannot be switched off while the sun shines: the inverter must be cut from them under load.",

  "rapidShutdown.name": "Rapid shutdown",
  "rapidShutdown.rating": "Voltage left on the roof",
  "rapidShutdown.formula": "U ≤ 80 V inside the array, 30 s after the switch",
  "rapidShutdown.equation": "{coldest, number, whole} V at the coldest falls to {left, number, whole} V or less",
  "rapidShutdown.detail": "One switch at the entrance, a shutdown unit at each panel or pair of panels",
  "rapidShutdown.because": "Firefighters must be able to make a roof safe from the ground.",

  "panelSurge.name": "Surge protection of the panel input, type 2",
  "panelSurge.rating": "Surge protection, U_cpv",
  "panelSurge.formula": "U_cpv ≥ U_oc at the record low",
  "panelSurge.equation": "{coldest, number, one} V ≤ {rating, number, whole} V",
  "panelSurge.source": "IEC 61643-32; classes as makers sell them under IEC 61643-31",
  "panelSurge.detail": "Type 2, at least 20 kA (8/20 µs); type 1 + 2 where a lightning rod's down conductor is near",
  "panelSurge.becauseOne":
    "A run of {length, number, one} m must have surge protection from {density, number, one} lightning strokes a year on each km² ({product, number, whole} ÷ L). One at the inverter protects a run this short. Tropical Africa has much lightning, and one costs little beside an inverter.",
  "panelSurge.becauseTwo":
    "A run of {length, number, one} m must have surge protection from {density, number, one} lightning strokes a year on each km² ({product, number, whole} ÷ L). Beyond {distance, number, whole} m one stands at the array, one at the inverter. Tropical Africa has much lightning, and one costs little beside an inverter.",

  "string.recordLow": "Record low",
  "string.recordLowFrom": "Coldest month''s nights less {margin, number, whole} K, an estimate",
  "string.panelsInSeries": "Panels in series",
  "string.openVoltage": "Open-circuit voltage of a panel at 25 °C",
  "string.openVoltageChange": "Temperature coefficient of the open-circuit voltage",
  "string.cold": "Open-circuit string voltage at the record low",
  "string.coldEquation":
    "{panels, number, whole} × {each, number, two} V = {voltage, number, one} V of {input, number, whole} V",
  "string.coldSource": "IEC 62548, 7.2; NEC 690.7(A)(1), cited",
  "string.byCode": "The same by the table of NEC 690.7(A)",
  "string.byCodeFormula": "U = n V_oc × factor(T_min)",
  "string.byCodeEquation":
    "{panels, number, whole} × {each, number, two} V × {factor, number, two} = {voltage, number, one} V of {input, number, whole} V",
  "string.byCodeSource": "NEC 690.7(A), table for crystalline silicon, cited: a cross-check that uses no datasheet",
  "string.hot": "String voltage at its hottest",
  "string.hotFormula": "U = n V_mp (1 + γ (T_max + rise − 25)) ≥ U_tracker",
  "string.hotEquation":
    "{panels, number, whole} × {each, number, two} V = {voltage, number, one} V; {fewest, number, whole} to {most, number, whole} panels fit the input",
  "string.hotSource": "IEC 62548, 7.2: the tracker must still find the string",
  "string.cable": "Cable of one string",
  "string.cableFormula": "smallest S from 4 mm² with I_table × {underModule, number, two} ≥ I_n",
  "string.cableEquation": "{area, number, one} mm² for {needed, number, one} A",
  "string.cableEquationOfFuse": "{area, number, one} mm² for {needed, number, one} A, its fuse",
  "string.underHotPanel": "Under a hot panel, 70 °C",
  "string.cableSource": "EN 50618, table A.3, single cable in free air, cited",
});
