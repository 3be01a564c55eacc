import { room } from "../room";

/** What the server says of a call that was done, and of a fault that no schema finds. */
export const say = room("answers", {
  "goesOn.minutes": "Too many attempts. Try again in {count, plural, one {# minute} other {# minutes}}.",
  "goesOn.hours": "Too many attempts. Try again in {count, plural, one {# hour} other {# hours}}.",
  operatorDecided: "Decided, and written down",
  "part.otherKind": "This part is of another kind",
  "part.figureStated": "The equipment library states this figure",
  "part.efficiency": "An efficiency lies between {least, number, whole}% and {most, number, whole}%",
  "part.bounds": "Beside the other figures of this part it lies between {least, number, two} and {most, number, two}",
  "part.price": "A price is at most a million US dollars, or as much in its currency",
  // Orders
  "order.left": "{left, plural, =0 {None is left} one {# piece is left} other {# pieces are left}}",
  "order.numbered": "Order {number} at {shop}",
  "quote.noPrice": "Nothing of it has a price yet",
  "quote.milestones": "The payments have to add up to 100%, they are {found, number, whole}%",
  "quote.emptyMilestone": "Each payment has to come to something. Remove those of 0",
  "quote.validUntil": "Choose a day from today on, within {most, number, whole} days",
  "order.notForSale": "Not sold any more",
  "order.totalNow": "Now {total}",
  "address.missing": "Addresses in this country need it",
  "address.form": "There is no such one in this country",
  "address.tax-form": "Tax numbers of this country have another form. Check it, or leave it empty.",
  "address.not-asked": "Addresses in this country have none",
  // Figures of countries
  "figure.unknown": "No figure has this id",
  "figure.fixed": "A dollar is a dollar: everything else is counted in it",
  "figure.twice": "Another line has the same figure",
  "figure.noNumber": "Not a number that this figure could have",
  "figure.least": "Has to be more than 0",
  "figure.most": "More than this figure can be",
  "figure.unit": "In another currency or unit than this figure",
  "figure.source": "Say where it was read",
  "figure.day": "A day is written as 2026-11-30",
  "figure.begins": "Begins after today. Save it once it holds",
  "figure.ends": "Ends before it begins",
  // Shops
  "job.noPlace": "The contract has no such part",
  "passport.nothing": "Enter what the meter shows, or the fuel that was burnt",
  "passport.early": "Before the system was handed over",
  "passport.future": "This day is still to come",
  "passport.falls": "The meter cannot show less than on an earlier day, or more than on a later one",
  "passport.fallsMeant":
    "The meter cannot show less than on an earlier day, or more than on a later one. Did you mean {meant, number, three} kWh?",
  "passport.rises":
    "{kilowatts, number, two} kW of panels cannot give more than {most, number, one} kWh in that time. Enter the kWh on the meter, or tick that the meter was exchanged",
  "passport.risesMeant":
    "{kilowatts, number, two} kW of panels cannot give more than {most, number, one} kWh in that time. Did you mean {meant, number, three} kWh?",
  "passport.burns": "No generator of this system burns more than {most, number, whole} l in that time. Enter litres",
  "passport.twice": "This day has a reading already",
  "passport.doneEarly": "Before the system was handed over, or still to come",
  "notice.noZone": "There is no such time zone",
  "review.ofWhat": "Say the firm or the product",
  "firm.name.hidden": "This name holds signs that nobody sees. Type it again",
  "firm.name.mixed": "A word of this name mixes letters of several scripts that look alike. Write it in one",
  "firm.name.taken": "Another firm has this name. Add what tells yours apart, such as its town",
  "firm.name.alike": "Another firm has a name that looks the same",
  "shop.noTown": "Choose a town from the list",
  "shop.radiusNeedsTown": "A delivery radius is counted from the shop''s town: choose it first",
  "shop.ratesOfOneDay": "Two tax rates begin on the same day",
  "certificate.ended": "This certificate has ended",
  "book.twice": "It stands in the list twice",
  "installer.powerOrder": "The largest system is no smaller than the smallest",
  "job.partsMissing": "The parts have not arrived yet",
  "job.dayMissing": "No day is planned",
  "job.teamMissing": "No team is named",
  "job.photosMissing": "{count, plural, one {# photo is} other {# photos are}} missing",
  "job.serialsMissing": "{count, plural, one {# serial number is} other {# serial numbers are}} missing",
  "job.notMeasured":
    "Not measured: {check, select, string {voltage of a string} insulation {insulation of the panels} earth {earth electrode} battery {battery at rest} voltage {voltage at the board} frequency {frequency at the board} rcd {residual current device} other {power of the panels}}",
  "job.measuredWrong":
    "{check, select, string {Voltage of a string} insulation {Insulation of the panels} earth {Earth electrode} battery {Battery at rest} voltage {Voltage at the board} frequency {Frequency at the board} rcd {Residual current device} other {Power of the panels}}: {measured, number, one} was measured{range, select, between {, {least, number, one} to {most, number, one} is right} least {, at least {least, number, one} is right} most {, at most {most, number, one} is right} other {}}",
  "billing.prefix": "Up to 10 letters and digits, such as {example}",
  "billing.taxNumber": "Tax numbers of your country have another form, such as {example}",
  "billing.account": "An account is called like {example}",
  "order.creditLeft": "{left} of the limit is left",
  "order.withdrawn": "Withdrawal within the legal time",
  // Accounts
  accountDeleted: "Your account and everything it held were deleted.",
  passwordChanged: "Password changed. Every other session was ended.",
  passwordReset: "Your password has been reset. You can now log in with it.",
  resetRequested: "Please check your email for password reset instructions.",
  sessionEnded: "Session ended.",
  otherSessionsEnded: "Every other session was ended.",
  "business.installersOnly": "Only installers have these",
  "business.retailersOnly": "Only retailers have these",
  "list.unknownPlace": "This is no place in a list",
  "market.needsCurrency": "Say the currency: prices of different ones are not compared",
  "market.needsTown": "Say the town that distances are counted from",
  certificateOfNothing: "Every certificate belongs to one of the certifications",

  // People whose account is gone
  formerMember: "Former member",

  // Projects
  projectDeleted: "Project deleted",
  applianceRemoved: "Appliance removed successfully",
  commentDeleted: "Comment deleted",
  shareDeleted: "Share Deleted",
  projectLeft: "Project Left",
  weatherRemoved: "Weather file removed",
  exportNoted: "Noted in the history",
  copyOfProject: "{project} copy",
  moreFaults: "{more, plural, one {# more fault} other {# more faults}}",

  // What a fetched year is called where files have their name
  "fetched.pvgis": "PVGIS typical year, {city}",
  "fetched.nasa-power": "NASA POWER, {city}",

  // Why a link does not open, for the people who manage it
  "closed.expired": "This is a link of your project. It has expired.",
  "closed.noRecipient": "This is a private link of your project without a recipient: nobody can open it.",
  "closed.private":
    "This is your private link for {recipient}. Only they can open it, signed in with that address once it is verified.",

  // A project file
  "file.newer": "{version} is newer than {known}",
  "file.unknownAppliance": "Not in the catalogue",
  "file.yearBytes": "A year has {bytes} bytes",
  "file.place": "The latitude or longitude is out of range",
  "file.elevation": "The elevation is out of range",
  "file.timeZone": "There is no such time zone",
  "file.outOfBounds": "{column} is out of bounds",
  "file.hours": "The hours are not consecutive",
});
