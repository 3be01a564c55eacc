import { room } from "../room";

/** The second sign-in after the password, before what asks for it again, and a passkey alone: the auth screen has these. */
export const say = room("second-step", {
  // Taking the step
  title: "Two-step verification",
  lead: "Your password is correct. One more step to confirm it is you.",
  "way.code": "Code from your app",
  "way.codeHelp": "Six digits that change every 30 seconds. Each works once.",
  "way.recovery": "Recovery code",
  "way.recoveryHelp": "One of the ten you saved. Each works once.",
  "way.passkeyLead": "Your browser will ask for your fingerprint, your face or this device's PIN.",
  "use.code": "Use a code from your app",
  "use.recovery": "Use a recovery code",
  "use.passkey": "Use a passkey",
  continue: "Continue",
  checking: "Checking",
  notTaken: "Not verified",
  wait: "Try again.",
  back: "Back to Sign In",
  lost: "Lost everything? The operator of this server can turn off two-step verification for you.",

  // A passkey alone
  "alone.signIn": "Use a passkey",
  "alone.failed": "Login Failed",
  "passkey.stopped": "The browser did not use a passkey. Try again, or use another way.",
  "passkey.none": "This browser has no passkeys. Use another way.",
});
