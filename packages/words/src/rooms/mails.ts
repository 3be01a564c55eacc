import { room } from "../room";

/** Letters. `product` is the name of the product. */
export const say = room("mails", {
  "verify.subject": "Verify your email address for {product}",
  "verify.created":
    "A {product} account was created with this address. Open this link within {hours} hours to verify the address.",
  "verify.link": "Verify email address",
  "verify.notYou": "If you did not create the account, ignore this e-mail. The address stays unverified.",

  "reset.subject": "Set a new {product} password",
  "reset.asked":
    "Somebody asked for a new password for the {product} account with this address. This link works once, within {minutes} minutes.",
  "reset.link": "Set a new password",
  "reset.notYou": "If you did not ask for this, ignore this e-mail. Your password stays the same.",

  "passwordChanged.subject": "Your {product} password was changed",
  "passwordChanged.when":
    "The password of your {product} account was changed on {moment}. All other sessions were ended.",
  "passwordChanged.notYou":
    'If this was not you, choose "Forgot your password?" on the sign-in page and set a new one now.',
  "passwordChanged.link": "Sign-in page",
  "passwordChanged.you": "If this was you, there is nothing to do.",

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
  "second.you": "If this was you, there is nothing to do.",

  "accountDeleted.subject": "Your {product} account was deleted",
  "accountDeleted.when": "Your {product} account and everything in it was deleted on {moment}. This cannot be undone.",
  "accountDeleted.notYou": "If this was not you, somebody knows your password: change it wherever else you use it.",

  "digest.subject": "{count, plural, one {# message} other {# messages}} from {product}",
  "digest.why": "You received more than {most} e-mails from us within an hour, so we combined these into one.",

  "comments.subject": "New comments on a {product} project",
  "comments.new": "There are new comments on a project you own or have commented on. Open it to read and reply.",
  "comments.link": "Read the comments",
  "comments.howOften":
    "We send at most one of these e-mails every {minutes} minutes for each project. Turn them off here:",
  "comments.settings": "Notification settings",

  "member.subject": "You are invited to join a firm on {product}",
  "member.by": "An owner of a firm on {product} has invited this address to join it.",
  "member.link": "See the invitation",
  "member.until":
    "The invitation is for this address only and expires after {days, plural, one {# day} other {# days}}. Sign in with this address to accept it.",

  "passport.subject": "You are being offered a solar system on {product}",
  "passport.by":
    "The owner of a solar system on {product} wants to transfer its passport to this address: its parts, warranties and readings. It comes with the house.",
  "passport.link": "See the offer",
  "passport.until":
    "The offer is for this address only and expires after {days, plural, one {# day} other {# days}}. Sign in with this address to accept or decline it.",

  "order.subject": "Your order {order} at {shop}",
  "order.placed":
    "Thank you. {shop} has received your order {order} of {date}. Keep this e-mail: it lists what you ordered and the terms.",
  "order.items": "What you ordered",
  "order.item": "{quantity} × {name}: {amount}",
  "order.delivery": "Delivery: {amount}",
  "order.taxContained": "Tax included: {amount}",
  "order.taxAdded": "Tax: {amount}",
  "order.total": "Total: {amount}",
  "order.deliverTo": "Deliver to",
  "order.collected": "You will collect it at the shop.",
  "order.note": "Your note: {note}",
  "order.payment": "Payment: {way}",
  "order.payBy": "Pay by {date}, or the order expires.",
  "order.held.transfer": "The goods are held for you until then.",
  "order.held.card": "The goods are held for you for 15 minutes while you pay.",
  "order.held.on-delivery":
    "The goods are held for you for {hours, plural, one {# hour} other {# hours}}. After that {shop} checks its stock again before accepting the order.",
  "order.held.invoice": "The goods are held for you until {shop} responds.",
  "order.unheld":
    "No goods are held for this order: {shop} checks its stock before accepting it. {payment, select, transfer {Wait for that before you pay.} other {}}",
  "order.bank": "Bank details",
  "order.reference": "Use {order} as the payment reference.",
  "order.seller": "Seller",
  "order.withdrawal": "Your right to withdraw",
  "order.withdrawalDays":
    "You can withdraw from this purchase within {days, plural, one {# day} other {# days}} without giving a reason. The period starts on the day after you, or somebody you name, receives the last of the goods.",
  "order.withdrawalHow":
    "To withdraw, tell {shop} clearly before the period ends, on the order''s page or by letter. You may write: I withdraw from my purchase {order}, ordered on {date}. Add your name, your address and the date.",
  "order.withdrawalRefund":
    "{shop} then refunds what you paid, by the same means of payment, within {days, plural, one {# day} other {# days}}{delivery, select, yes {, including the cost of standard delivery} other {}}. It may wait until the goods are back, or until you show that you sent them.",
  "order.withdrawalReturn": "You bear the direct cost of sending the goods back.",
  "order.link": "Open the order",

  "news.one": "{title}: {product}",
  "news.several": "{count, plural, one {# update} other {# updates}} from {product}",
  "news.all": "See all",
  "news.settings": "Notification settings",
  "news.end": "Stop these e-mails",

  "shared.subject": "A solar project was shared with you on {product}",
  "shared.by": "{person} shared a solar project with this address.",
  "shared.link": "Open the shared project",
  "shared.addressOnly":
    "Only this address can open the link: sign in with it, or create an account with it and verify it first.",
  "shared.notYou": "If you were not expecting this, ignore this e-mail: nothing was done in your name.",
});
