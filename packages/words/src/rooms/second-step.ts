import { room } from "../room";

/** The second sign-in after the password, before what asks for it again, and a passkey alone: the auth screen has these. */
export const say = room("second-step", {
  // Taking the step
  title: "Second step",
  lead: "Your password was right. One more step shows that it is you.",
  "way.code": "Code from your app",
  "way.codeHelp": "Six digits, new every 30 seconds. Each counts once.",
  "way.recovery": "Recovery code",
  "way.recoveryHelp": "One of the ten that you kept. Each counts once.",
  "way.passkeyLead": "Your browser asks for your fingerprint, your face or the PIN of this device.",
  "use.code": "Use a code from your app",
  "use.recovery": "Use a recovery code",
  "use.passkey": "Use a passkey",
  continue: "Continue",
  checking: "Checking",
  notTaken: "Step not taken",
  wait: "Try again.",
  back: "Back to Sign In",
  lost: "Lost everything? The operator of this server can remove your second sign-in.",

  // A passkey alone
  "alone.signIn": "Use a passkey",
  "alone.failed": "Login Failed",
  "passkey.stopped": "The browser did not use a passkey. Try again, or use another way.",
  "passkey.none": "This browser has no passkeys. Use another way.",
});
