/*
 * When a payment is due, as its words say: before the parts are at the house, or with them and after them. English and
 * German; "delivery" and the like count as with the parts unless something of before is said with it.
 */

/** What is said to come before, whatever else is named. */
const STATED_BEFORE =
  /before|\bprior\b|pre.?pay|\btoken\b|commitment|\baccept(ance|ed|ing)? (of )?(the |your |our )?(quot|offer|proposal|estimate)|(quot(e|ation)|offer|proposal|estimate|angebots?).{0,4}(accept|annahme)|advance|up.?front|down.?payment|\bahead of|deposit|reservation|\bready (for|to)\b|\bvor\b(?! ort)|anzahlung|vorkasse|voraus|vorab|anzahl/i;
/** Parts that set out are not there yet. */
const ON_THE_WAY =
  /\bleav|dispatch|despatch|\bship(s|ped|ping|ment)?\b|ex.?works|warehouse|factory|\bport\b|customs|in transit|verschiff|versand|abholbereit/i;
/** What is done on paper and on a visit: nothing is built. */
const PLANNING =
  /(site|roof|house|first|initial).?(inspection|survey|visit|assessment)|\bsurvey|feasib|drawings?\b|\bdesign\b|\bpermit(s|ting)?\b|(order|delivery|delivery.date|date).?confirm|\bscheduling|proforma|pro.forma|mobili[sz]ation|notice to proceed|to (buy|purchase|order|procure)|procure|purchas|begehung|planung|genehmigung|bauantrag/i;
/** They are at the house. */
const AT_HOME =
  /\b(at|to|on|reach|reached|reaches) (your |the |our |client's |customer's )?(site|home|house|premises|property|roof|door)|arriv|received|receipt of (the |all )?(goods|parts|material|equipment|kit|panels|components)|vor ort|eintreff|auf der baustelle/i;
/** What comes with the parts or after them, though a contract or an order is named, too: "on completion of the contract". */
const PARTS_THERE =
  /deliver|on.?site|arriv|running|commission|hand(ed|ing)?.?over|inspect|finish|complet|final|sign.?off|switch(ed|ing)?.?on|power(ed|ing)?.?(on|up)|energi[sz]|go.?live|going live|\blive\b|(final|provisional|client|customer|site|user|system|practical).?accept|accept(ance|ed) (test|cert|by|of (the )?(work|system|install))|take.?over|grid.?(approval|connection|tie)|permission to operate|\bco[ce]\b|\bpto\b|net.?meter|interconnect|snag|retention|certificate|liefer|inbetriebnahme|abnahme|fertig|übergabe|netzanschluss|einbau|aufbau|schlussrechnung/i;
const WITH_PARTS =
  /parts|material|goods|equipment|\bkit\b|\bpanels?\b|\brails?\b|\b(first|second|1st|2nd).?fix\b|install|mount|half.?way|mid.?(way|point)|progress|test|month|after|montage|monat/i;
const BEFORE_PARTS =
  /sign|order|\bpo\b|\b(to|on) (start|begin|commenc)|commence|initiat|kick.?off|contract|book|agree|vertrag|auftrag|bestell|unterschrift|unterzeichn/i;

/** Null where its words say neither. */
export function isDueWithParts(when: string): boolean | null {
  if (PLANNING.test(when) || STATED_BEFORE.test(when)) return false;
  if (AT_HOME.test(when)) return true;
  if (ON_THE_WAY.test(when)) return false;
  if (PARTS_THERE.test(when)) return true;
  if (BEFORE_PARTS.test(when)) return false;
  return WITH_PARTS.test(when) ? true : null;
}
