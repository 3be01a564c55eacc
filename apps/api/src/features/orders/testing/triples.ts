/** What a state goes to by an event of a role, each row of four words. */
export const triplesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split("\n")
      .map((row) => row.trim().split(" "))
      .map(([state, event, role, to = ""]) => [`${state} ${event} ${role}`, to]),
  );

/** Source: marketplace design, section 4, read line by line: state, event, role, the state that follows. */
export const ALLOWED = triplesOf(`
  placed confirm shop confirmed
  placed cancel-part buyer placed
  placed cancel-part shop placed
  placed cancel-rest buyer cancelled
  placed cancel-rest shop cancelled
  placed expire clock expired
  confirmed pack shop packed
  confirmed cancel-part buyer confirmed
  confirmed cancel-part shop confirmed
  confirmed cancel-rest buyer cancelled
  confirmed cancel-rest shop cancelled
  packed ship-part shop partly-shipped
  packed ship-rest shop shipped
  packed make-ready shop ready
  packed cancel-part shop packed
  packed cancel-rest shop cancelled
  partly-shipped ship-part shop partly-shipped
  partly-shipped ship-rest shop shipped
  partly-shipped cancel-part shop partly-shipped
  partly-shipped cancel-rest shop shipped
  shipped deliver shop delivered
  shipped deliver buyer delivered
  ready deliver shop delivered
  ready deliver buyer delivered
  delivered complete clock completed`);
export const OF_RETURNS = triplesOf(`
  asked accept shop accepted
  asked refuse shop refused
  accepted receive shop refund-owed
  refund-owed refund clock refunded`);
/** The other side answers once; both propose and agree to the other's; who claims withdraws; an operator ends it any time. */
export const OF_DISPUTES = triplesOf(`
  open answer respondent answered
  open propose claimant proposed
  open propose respondent proposed
  open withdraw claimant withdrawn
  open decide operator decided
  answered propose claimant proposed
  answered propose respondent proposed
  answered withdraw claimant withdrawn
  answered decide operator decided
  proposed propose claimant proposed
  proposed propose respondent proposed
  proposed agree claimant agreed
  proposed agree respondent agreed
  proposed withdraw claimant withdrawn
  proposed decide operator decided`);
