import { room } from "../room";

/** What the fields of an account say of what was entered. */
export const say = room("account-fields", {
  role: "Choose a role",

  // Signing in and up
  passwordTooShort: "Password must be at least {min} characters",
  passwordTooLong: "Password must be at most {max} characters",
  passwordRequired: "Password required",
  repeatPassword: "Repeat the password",
  passwordsDiffer: "Passwords don't match",
  resetTokenMissing: "Reset token is missing. Please use the link from your email.",

  // The second sign-in
  "second.code": "Enter the six digits that the app shows",
  "second.recoveryCode": "Enter one of your recovery codes",
  "second.passkeyName": "Give the passkey a name",

  // The person
  firstName: "First name required",
  lastName: "Last name required",
  picture: "Use a PNG, JPEG or WebP picture of at most 100 kB",

  // The business
  businessName: "Business name required",
  storeName: "Store name required",
  webAddress: "Enter a full web address, such as https://example.com",
  noLess: "0 or more",
  productCategory: "Select at least one product category",

  // Certificates
  certification: "Name the certification",
  certificateOnce: "Each certification has one entry",
  day: "Enter a day, such as 2027-08-31",
  evidence: "Enter an https address, such as https://example.com/certificate.pdf",
});
