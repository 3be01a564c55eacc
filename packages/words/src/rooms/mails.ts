import { room } from "../room";

/** Letters. `product` is the name of the product. */
export const say = room("mails", {
  "verify.subject": "Verify your email address for {product}",
  "verify.created":
    "A {product} account was created with this address. Open this link within {hours} hours to verify the address.",
  "verify.link": "Verify email address",
  "verify.notYou": "If you did not create the account, ignore this mail: the address stays unverified.",

  "reset.subject": "Set a new {product} password",
  "reset.asked":
    "Somebody asked for a new password for the {product} account with this address. This link works once, for {minutes} minutes.",
  "reset.link": "Set a new password",
  "reset.notYou": "If you did not ask, ignore this mail: your password stays as it is.",

  "passwordChanged.subject": "Your {product} password was changed",
  "passwordChanged.when":
    "The password of your {product} account was changed on {moment}. Every other session of the account was ended.",
  "passwordChanged.notYou":
    'If this was not you, choose "Forgot your password?" on the sign-in page and set a new one now.',
  "passwordChanged.link": "Sign-in page",
  "passwordChanged.you": "If it was you, there is nothing to do.",

  "second.subject": "Two-step verification of your {product} account",
  "second.appOn":
    "An authenticator app was turned on for your {product} account on {moment}. All other sessions were ended.",
  "second.appOff":
    "The authenticator app of your {product} account was turned off on {moment}. All other sessions were ended.",
  "second.passkeyAdded": "A passkey was added to your {product} account on {moment}. All other sessions were ended.",
  "second.passkeyRemoved":
    "A passkey was removed from your {product} account on {moment}. All other sessions were ended.",
  "second.recoveryRenewed":
    "New recovery codes were created for your {product} account on {moment}. The old ones no longer work, and all other sessions were ended.",
  "second.recoveryUsed":
    "A recovery code was used to sign in to your {product} account on {moment}. It will not work again.",
  "second.reset":
    "On {moment} an operator turned off two-step verification for your {product} account because it was reported as lost. All sessions were ended. You can sign in with your password alone until you set it up again.",
  "second.notYou": "If this was not you, set a new password now and check two-step verification in your settings.",
  "second.link": "Two-step verification settings",
  "second.you": "If it was you, there is nothing to do.",

  "accountDeleted.subject": "Your {product} account was deleted",
  "accountDeleted.when":
    "Your {product} account and everything it held were deleted on {moment}. This cannot be undone.",
  "accountDeleted.notYou": "If this was not you, somebody knew your password: change it wherever else you use it.",

  "digest.subject": "{count, plural, one {# message} other {# messages}} from {product}",
  "digest.why": "You received more than {most} emails from us within an hour, so we put these into one.",

  "comments.subject": "New comments on a {product} project",
  "comments.new":
    "There are new comments on a project you own or have commented on. Open it to read them and to answer.",
  "comments.link": "Read the comments",
  "comments.howOften":
    "We send at most one of these mails every {minutes} minutes for each project. Turn them off here:",
  "comments.settings": "Notification settings",

  "member.subject": "You are invited to work for a firm on {product}",
  "member.by": "An owner of a firm on {product} invites this address to work for it.",
  "member.link": "See the invitation",
  "member.until":
    "It is for this address alone and ends after {days, plural, one {# day} other {# days}}. Sign in with this address to accept it.",

  "passport.subject": "A solar system is offered to you on {product}",
  "passport.by":
    "The owner of a solar system on {product} offers its passport to this address: what was built in, its warranties and its readings. It goes with the house.",
  "passport.link": "See the offer",
  "passport.until":
    "It is for this address alone and ends after {days, plural, one {# day} other {# days}}. Sign in with this address to take it over or to decline it.",

  "order.subject": "Your order {order} at {shop}",
  "order.placed":
    "Thank you. {shop} has received your order {order} of {date}. Keep this mail: it holds what you ordered and on what terms.",
  "order.items": "What you ordered",
  "order.item": "{quantity} × {name}: {amount}",
  "order.delivery": "Delivery: {amount}",
  "order.taxContained": "Tax contained: {amount}",
  "order.taxAdded": "Tax: {amount}",
  "order.total": "Total: {amount}",
  "order.deliverTo": "Delivered to",
  "order.collected": "You collect it at the shop.",
  "order.note": "Your note: {note}",
  "order.payment": "Payment: {way}",
  "order.payBy": "Pay by {date}, or the order ends.",
  "order.held.transfer": "The goods are held for you until then.",
  "order.held.card": "The goods are held for you for 15 minutes while you pay.",
  "order.held.on-delivery":
    "The goods are held for you for {hours, plural, one {# hour} other {# hours}}. After that {shop} checks its stock again before it takes the order.",
  "order.held.invoice": "The goods are held for you until {shop} answers.",
  "order.unheld":
    "Nothing is held for this order: {shop} checks its stock before it takes the order. {payment, select, transfer {Wait for that before you pay.} other {}}",
  "order.bank": "Bank details",
  "order.reference": "Write {order} on the transfer.",
  "order.seller": "Seller",
  "order.withdrawal": "Your right to withdraw",
  "order.withdrawalDays":
    "You can withdraw from this purchase within {days, plural, one {# day} other {# days}} without giving a reason. The time begins on the day after you, or somebody you name, received the last of the goods.",
  "order.withdrawalHow":
    "To withdraw, tell {shop} so clearly before that time is over: on the page of the order, or by letter. You may write: I withdraw from my purchase {order}, ordered on {date}. Add your name, your address and the date.",
  "order.withdrawalRefund":
    "{shop} then pays back what you paid, in the way you paid it, within {days, plural, one {# day} other {# days}}{delivery, select, yes {, with the cost of the standard delivery} other {}}. It may wait until the goods are back, or until you show that you sent them.",
  "order.withdrawalReturn": "You bear the direct cost of sending the goods back.",
  "order.link": "Open the order",

  "news.one": "{title}: {product}",
  "news.several": "{count, plural, one {# piece of news} other {# pieces of news}} from {product}",
  "news.all": "All of it",
  "news.settings": "Choose what may reach you",
  "news.end": "End these mails",

  "shared.subject": "A solar project was shared with you on {product}",
  "shared.by": "{person} shared a solar project with this address.",
  "shared.link": "Open the shared project",
  "shared.addressOnly":
    "Only this address can open the link: sign in with it, or create an account with it and verify it first.",
  "shared.notYou": "If you do not know what this is about, ignore this mail: nothing was done in your name.",
});
