import { room } from "../room";

export const say = room("app", {
  // display-settings
  displaySettings: "Display settings",
  metric: "Metric",
  imperial: "Imperial",
  system: "System",
  light: "Light",
  dark: "Dark",
  asEachProjectHas: "As each project has it",
  english: "English",
  settingNotStored: "Setting not stored",
  tryAgain: "Try again.",
  units: "Units",
  howLengthsHeightsAnd:
    "How lengths, heights and temperatures are shown. They are typed, and explained, in metric units.",
  currency: "Currency",
  forEveryEstimateOf: "For every estimate of a design. Prices are kept in US dollars.",
  theme: "Theme",
  language: "Language",
  englishIsTheOnly: "English is the only one so far.",
  dataSaver: "Data saver",
  readsAgainWhenA: "Reads again when a page opens, not each time you come back to the window.",
  // export-report
  exportReport: "Export Report",
  print: "Print",
  pdfToSendOr: "PDF, to send or keep",
  csvEveryHourOf: "CSV, every hour of the year",
  jsonToImportAgain: "JSON, to import again",
  // hero-band
  kanoNigeria: "Kano, Nigeria",
  // log-out-dialog
  loggingOutClearsThis: "Logging out clears this browser. What the server has not got is lost.",
  staySignedIn: "Stay signed in",
  logOutAnyway: "Log out anyway",
  otherUnsyncedChanges: "{length, plural, one {# unsynced change} other {# unsynced changes}}",
  otherEntriesNotSent: "{length, plural, one {# entry not sent} other {# entries not sent}}",
  // log-out
  loggedOutOnThis: "Logged out on this device",
  theServerDidNot: "The server did not answer, so its session stays open until it ends by itself.",
  // nav-bar
  main: "Main",
  projects: "Projects",
  dVisualizer: "3D Visualizer",
  signIn: "Sign In",
  menu: "Menu",
  // notifications
  clear: "Clear",
  notifications: "Notifications",
  noneSinceThisPage: "None since this page was loaded.",
  // user-menu
  accountMenu: "{name} Account menu",
  profile: "Profile",
  settings: "Settings",
  logOut: "Log out",
  // member-layout
  sessionExpiredSignIn: "Session expired, sign in",
  whatYouTypedIs: "What you typed is kept on this device.",
  // page-failed
  thisPageCouldNot: "This page could not be shown",
  whatYouTypedIsKept:
    "What you typed is kept on this device. Load the page again; if it fails again, the connection or our server is down.",
  loadAgain: "Load again",
  // page-loading
  loading: "Loading {productName}",
  // auth
  loadingTheForm: "Loading the form",
  // being-built
  whatWillBeHere: "What will be here",
  solarCalculator: "Solar Calculator",
  yourProjects: "Your projects",
  yourBusinessDetails: "Your business details",
  retailerDashboard: "Retailer dashboard",
  thisPageIsBeing: "This page is being built.",
  marketplace: "Marketplace",
  whatYourDesignsNeed: "{notYet} What your designs need is known already, and any shop can quote for it.",
  productsOfRetailersWith: "Products of retailers, with the price in your currency",
  installersWhoseServiceRadius: "Installers whose service radius reaches you",
  quotesAndOrdersFor: "Quotes and orders for a design of yours",
  wholesaleProducts: "Wholesale Products",
  noRetailerOffersTrade:
    "{notYet} No retailer offers trade prices here so far. What your designs need is known already.",
  tradePricesOfRetailers: "Trade prices of retailers for installers",
  aDesignsPartsAs: "A design's parts as one order",
  addAProduct: "Add a product",
  yourShopsNameKind:
    "{notYet} Your shop's name, kind and product categories can be kept up to date in your profile today.",
  aProductWithIts: "A product with its category, rated values, price and picture",
  manyProductsAtOnce: "Many products at once from a spreadsheet",
  itsPlaceInThe: "Its place in the catalogue people search",
  inventory: "Inventory",
  thereIsNoStock: "{notYet} There is no stock to manage before products can be added.",
  stockOfEachProduct: "Stock of each product",
  daysLeftAtThe: "Days left at the current pace",
  aWarningBeforeSomething: "A warning before something runs out",
  // night-drawing
  east: "East 06",
  west: "West 18",
  arrayOutputW: "Array output 0 W",
  // not-found
  pageNotFound: "404 Page Not Found",
  pageNotFound2: "404 <br></br>Page Not Found",
  thePageYoureLooking: "The page you're looking for doesn't exist.",
  goBackHome: "Go back home",
  // project-tools
  projectTools: "Project tools",
  // settings
  accountDeleted: "Account deleted",
  yourProfileProjectsAnd: "Your profile, projects and sessions are gone.",
  // visualizer
  roofOpenedInThe: "Roof opened in the optimizer",
  saveItThereTo: "Save it there to keep it.",
  // root-layout
  skipToContent: "Skip to content",
});
