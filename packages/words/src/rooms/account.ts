import { room } from "../room";

export const say = room("account", {
  // resize-picture
  pictureunreadable: "PictureUnreadable",
  // sign-up
  failedToCreateAccount: "Failed to create account. Please try again.",
  // business-fields
  businessName: "Business name",
  businessLicense: "Business license",
  yearsOfExperience: "Years of experience",
  to: "{min} to {max}",
  hourlyRate: "Hourly rate",
  perHour: "per hour",
  inYourOwnCurrency: "In your own currency. 0 is shown as “Rate on request”.",
  storeName: "Store name",
  onlineStoreAddress: "Online store address",
  https: "https://",
  storeType: "Store type",
  website: "Website",
  description: "Description",
  twoOrThreeSentences: "Two or three sentences on what you do.",
  solarPanels: "Solar panels",
  productCategories: "Product categories",
  // certificate-details
  number: "Number",
  validUntil: "Valid until",
  evidence: "Evidence",
  whereTheDocumentCan: "Where the document can be read.",
  // certification-fields
  certifications: "Certifications",
  localCertifications: "Local certifications",
  yourOtherCertifications: "Your other certifications",
  anotherCertification: "Another certification",
  add: "Add",
  // credential-fields
  email: "Email",
  password: "Password",
  atLeastCharacters: "At least {passwordMin} characters",
  confirmPassword: "Confirm password",
  // delete-account
  deleteAccount: "Delete account",
  nothingWasDeleted: "Nothing was deleted.",
  accountNotDeleted: "Account not deleted",
  deleteThisAccount: "Delete this account",
  allProjectsYourProfile: "All projects, your profile and every session go with it. This cannot be undone.",
  cancel: "Cancel",
  deleteForGood: "Delete for good",
  yourPassword: "Your password",
  // email-section
  youSignInWith: "You sign in with it, and mails go there.",
  verified: "Verified",
  notVerifiedYetOpen:
    "Not verified yet. Open the link in our mail; until then you cannot request quotes, review, sell or receive leads.",
  // export-data
  tryAgain: "Try again.",
  exportFailed: "Export failed",
  exportMyData: "Export my data",
  // notification-fields
  mailsAboutNewComments: "Mails about new comments",
  whenSomebodyCommentsOn:
    "When somebody comments on a project of yours, or on one you commented on. At most one mail every ten minutes for each project, and only to a verified address.",
  settingNotStored: "Setting not stored",
  // password-form
  passwordsDontMatch: "Passwords don't match",
  passwordChanged: "Password changed",
  everyOtherDeviceWas: "Every other device was signed out.",
  thePasswordIsUnchanged: "The password is unchanged.",
  passwordNotChanged: "Password not changed",
  currentPassword: "Current password",
  newPassword: "New password",
  confirmNewPassword: "Confirm new password",
  changePassword: "Change Password",
  // person-fields
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  address: "Address",
  city: "City",
  state: "State",
  zipCode: "Zip code",
  // picture-field
  thisFileIsNot: "This file is not a picture the browser can read. Use PNG, JPEG or WebP.",
  yourFormerPictureStays: "Your former picture stays.",
  picture: "Picture",
  shownInTheMenu: "Shown in the menu and beside what you share.",
  pictureFile: "Picture file",
  uploadAPicture: "Upload a picture",
  changePicture: "Change picture",
  removePicture: "Remove picture",
  pictureRemoved: "Picture removed",
  pictureSaved: "Picture saved",
  pictureNotSaved: "Picture not saved",
  // profile-form
  you: "You",
  yourNameStandsIn: "Your name stands in the menu and beside what you share.",
  yourAddress: "Your address",
  onlyToSuggestA: "Only to suggest a site and, later, who is near you.",
  yourBusiness: "Your business",
  clientsSeeThisNext: "Clients see this next to your quotes. Years and radius decide which requests reach you.",
  buyersSeeThisNext: "Buyers see this next to your products.",
  notSavedYet: "Not saved yet.",
  everythingIsSaved: "Everything is saved.",
  saveProfile: "Save Profile",
  // radius-field
  miIsKm: "{value} mi is {value2} km.",
  kmIsMi: "{value} km is {value2} mi.",
  serviceRadius: "Service radius",
  toMiles: "{min} to {max} miles. {inTheOther}",
  unitOfTheService: "Unit of the service radius",
  // resend-button
  verificationMailSent: "Verification mail sent",
  mailNotSent: "Mail not sent",
  sendTheMailAgain: "Send the mail again",
  // role-cards
  endUser: "End User",
  workOutYourPower: "Work out your power needs, design a system, find an installer and shop for parts.",
  solarCalculator: "Solar calculator",
  installerMatching: "Installer matching",
  productShopping: "Product shopping",
  solarInstaller: "Solar Installer",
  designForClientsReceive: "Design for clients, receive leads in your service radius and buy at trade price.",
  designTools: "Design tools",
  customerLeads: "Customer leads",
  wholesalePricing: "Wholesale pricing",
  solarRetailer: "Solar Retailer",
  listYourCatalogueKeep: "List your catalogue, keep stock in step with demand and see what sells.",
  productCatalog: "Product catalog",
  inventoryManagement: "Inventory management",
  salesAnalytics: "Sales analytics",
  // sessions
  everyOtherDeviceWasSigned: "Every other device was signed out",
  yourSessionsCouldNot: "Your sessions could not be loaded",
  loadingYourSessions: "Loading your sessions",
  endAllOtherSessions: "End all other sessions",
  sessionNotEnded: "Session not ended",
  thisDevice: "This device",
  signedInLastSeen: "{address}, signed in {signedIn}, last seen {lastSeen}",
  endSession: "End session: {name}",
  endSession2: "End session",
  // use-profile
  profileSaved: "Profile saved",
  profileNotSaved: "Profile not saved",
  whatYouTypedIs: "What you typed is kept on this device.",
  // use-sign-up
  signupFailed: "Signup Failed",
  // browser-name
  samsungInternet: "Samsung Internet",
  unknownBrowser: "Unknown browser",
  aBrowserOn: "A browser on {system}",
  on: "{browser} on {system}",
  // certificates
  ended: "Ended {expires}",
  endsToday: "Ends today",
  endsInDays: "Ends in {left, plural, one {# day} other {# days}}",
  // profile-page
  profile: "Profile",
  yourNameHowTo: "Your name, how to reach you and, for a business, what clients see of it.",
  yourProfileCouldNot: "Your profile could not be loaded",
  itIsSafeOn: "It is safe on the server.",
  loadingYourProfile: "Loading your profile",
  // save-drafts
  yourProfile: "Your profile",
  // settings-page
  settings: "Settings",
  changingItSignsOut: "Changing it signs out every other device.",
  whereYouAreSigned: "Where you are signed in",
  endWhatYouDo: "End what you do not know, then change the password.",
  display: "Display",
  theSameForEvery: "The same for every device you sign in on.",
  notifications: "Notifications",
  mailsBesidesThoseAbout: "Mails besides those about your account itself.",
  yourData: "Your data",
  everythingTheAccountHolds: "Everything the account holds, in one file.",
  forGoodProjectsProfile: "For good: projects, profile and sessions.",
  // sign-up-form
  whoIsThisAccount: "Who is this account for?",
  theDesignToolIs: "The design tool is the same for everyone. The role sets your home page and what others can see.",
  yourAccount: "Your account",
  youSignInWithThe: "You sign in with the email address.",
  weSendAVerification: "We send a verification link to your email.",
  creatingYourAccount: "Creating your account",
  createAccount: "Create Account",
  // verification-banner
  emailVerification: "Email verification",
  verifyYourEMail: "Verify your e-mail.",
  weSentALink: "We sent a link to {email}.",
  untilYouOpenIt: "Until you open it you cannot request quotes, review, sell or receive leads.",
  notNow: "Not now",
  // delete-account
  deleting: "Deleting",
  // export-data
  preparing: "Preparing",
  // password-form
  changing: "Changing",
  // picture-field
  uploading: "Uploading",
  // profile-form
  saving: "Saving",
  // resend-button
  sending: "Sending",
  // sessions
  ending: "Ending",
});
