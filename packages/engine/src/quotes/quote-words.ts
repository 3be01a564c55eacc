/*
 * How people who write quotes say that a thing is there, is not, or belongs to another side of the system. English and
 * German; examples are collected in the cases of `check-quote`.
 */

/** Between a part and what comes with it. */
export const ADDED = /\b(?:incl|including|includes|inclusive|with|inkl|inklusive|mit|plus)\b|\+|w\/ /i;

/** A fuse or a breaker at the battery; a breaker of another side is none though a battery is named beside it. */
export function isFuseOfBattery(what: string): boolean {
  if (
    /\bclass.?t\b|\bt.?class\b|\bhrc\b|\bjll?n\b|\bmega.?fuse|\banl\b|\bmrbf\b|\bnh\d*.?fuse|batteriesicherung|akkusicherung|(batterie|akku).?(schutzschalter|trennschalter|lasttrenn)|lasttrenn(er|schalter).{0,10}(batterie|akku)/i.test(
      what,
    )
  )
    return true;
  const parts = what.split(/[,;/&]|\band\b|\bund\b/i);
  return parts.some(
    (part) =>
      (/batter|\bbatt?\b|akku|\bbank\b/i.test(part) &&
        /over.?current|\bfuse[sd]?\b|\bfusing\b|sicherung|mc?cb|\bcb\b/i.test(part)) ||
      /(batter(y|ies)|akku|batterie|battery.?bank).{0,3}(side.)?(circuit.|dc.)?(breaker|disconnect)/i.test(part) ||
      /breakers? (wey dey )?(for|of|on|at) (the |your )?batter/i.test(part),
  );
}

/** A fuse of strings. */
export const isFuseOfStrings = (what: string): boolean =>
  /(strang|solar|pv|dc).?sicherung(?!s?.?automat)|\bgpv\b/i.test(what) ||
  what
    .split(/[,;&]|\band\b|\bund\b/i)
    .some(
      (part) =>
        /(dc|string|pv|solar|array|mc4|in.?line).?fuse|fuses?.{0,30}(string|array|panel|pv)/i.test(part) &&
        !isFuseOfBattery(part),
    );

export const isBreaker = (what: string): boolean => /breakers?\b|\bmc?cbs?\b|\bcbs?\b/i.test(what);

/** Such a thing on the side of the panels: direct current flows at the battery, too. */
export const isOfPanels = (what: string, is: (part: string) => boolean): boolean =>
  what
    .split(/[,;&]|\band\b|\bund\b/i)
    .some(
      (part) =>
        is(part) &&
        (/\b(pv|solar|array|strings?)\b/i.test(part) ||
          (/\b(dc|dcdb)\b/i.test(part) && !/batter|akku|\bbank\b/i.test(part))),
    );

/** A breaker of the house's own cables: of no other side, or of both. */
export const isWholesDevice = (what: string): boolean =>
  what
    .split(/[,;&]|\band\b|\bund\b/i)
    .some(
      (part) =>
        isBreaker(part) &&
        !/leak|residual|fault|gfc?i/i.test(part) &&
        (/\bac\b/i.test(part) || !(isOfPanels(part, isBreaker) || isFuseOfBattery(part))),
    );

/** Said after a thing: it is not in the price. */
const NOT_THERE =
  /\bnot (?:be |yet )?(?:incl\w*|in the|in price|in scope|in this|part of|supplied|provided|covered|priced|quoted|offered|required|needed|necessary|our)|\bnot$|\bexcl(?:\.|uded|usive)?\s*$|\bexcluded\b|\bby (?:the |your |an? )?(?:others?|customer|client|owner|homeowner|buyer|builder|third)|\bby your electrician|\boptional|\b(?:at|for) (?:an )?(?:extra|additional)|\bas (?:an )?(?:extra|option)\b|\bextra (?:cost|charge)|\bextra\s*$|\bon request|\bif (?:needed|required|wanted|desired)|\bclient.supplied|\bcustomer.supplied|\bseparate(?:ly)?\b|\bat cost\b|\b(?:customer|client|owner)s?.{0,4}(?:suppl|provid|to |own\b)|\bnone\b|\bto be (?:confirmed|quoted|decided|arranged)|\btb[acd]\b|\bn\/a\b|\bnicht\b|\b(?:bau|kunden)seit(?:s|ig)?\b|\b(?:customer|client|owner|homeowner)s?'?s? (?:own )?electrician|\bauf anfrage|\bgegen aufpreis|\bentfällt|\bdurch (?:den |die |das )?(?:kunde|bauherr|auftraggeber|elektriker|dritte)|\bnot\b.{0,20}\bincluded|: ?no\b|\bno dey\b|\bnot part\b|\bon (?:the |your )?(?:customer|client|owner|buyer)\b|\b(?:customer|client|owner|homeowner|buyer) (?:go|will|must|should|to) (?:buy|bring|provide|supply|arrange|get)\b|\bexkl(?:\.|usive)?\s*$/i;
/** Said before it. */
const WITHOUT =
  /\b(?:without|w\/o|excluding|except|excl\.?(?= \w)|ohne|exkl\.?(?= \w)|exklusive|exclusive(?= of)|no(?= [a-z])|keine?[nr]?(?= [a-zäöü]))/i;

/**
 * The parts of a text that are said to be there. What is not there takes the words before it along, up to a bracket or a
 * full stop: "mounting, earthing and cables by others" includes none of them.
 */
export function includedIn(text: string): readonly string[] {
  const clauses: string[] = [];
  for (const clause of text.split(/[();]|(?<!excl|incl|inkl|exkl|no|nr)\. |\bbut\b|\baber\b/i)) {
    const [before = "", ...after] = clause.split(WITHOUT);
    if (NOT_THERE.test(clause)) {
      // In a bracket of its own it is said of what stands before the bracket.
      if (saysNoThing(clause)) clauses.pop();
    } else if (after.length > 0) clauses.push(before);
    else clauses.push(clause);
  }
  return clauses.filter((clause) => clause.trim() !== "");
}

/** Nothing but that it is not there. */
const saysNoThing = (clause: string): boolean =>
  clause
    .split(NOT_THERE)
    .join(" ")
    .replaceAll(
      /\b(?:in|the|price|included|of|scope|this|offer|quote|cost|is|are|enthalten|im|preis|inbegriffen)\b|[\s,.:]/gi,
      "",
    ) === "";
