import { room } from "../room";

export const say = room("app", {
  // Around every page
  skipToContent: "Skip to content",
  loadingProduct: "Loading {product}",
  loadingForm: "Loading the form",
  "pageFailed.title": "This page could not be shown",
  "pageFailed.lead":
    "What you typed is kept on this device. Load the page again. If it fails again, the connection or our server is down.",
  "pageFailed.loadAgain": "Load again",
  "sessionExpired.title": "Session expired, sign in",
  "sessionExpired.draftsKept": "What you typed is kept on this device.",

  // The navigation bar
  mainNavigation: "Main",
  menu: "Menu",
  projects: "Projects",
  visualizer: "3D Visualizer",
  cart: "Cart",
  cartHolds: "Cart, {products, plural, one {# product} other {# products}}",
  marketplace: "Marketplace",
  signIn: "Sign In",
  exportReport: "Export Report",
  "export.print": "Print",
  "export.pdf": "PDF, to send or keep",
  "export.csv": "CSV, every hour of the year",
  "export.json": "JSON, to import again",

  // The menu of the account
  accountMenuOf: "{initials} Account menu",
  profile: "Profile",
  orders: "Orders",
  yourShop: "Your shop",
  yourFirm: "Your firm",
  operator: "Operator",
  settings: "Settings",
  notifications: "Notifications",
  "notifications.none": "None since you loaded this page.",
  "notifications.clear": "Clear",
  logOut: "Log out",

  // Logging out
  "logOut.photos": "{count, plural, one {# photo of a job} other {# photos of jobs}}",
  "logOut.unsyncedChanges": "{changes, plural, one {# unsynced change} other {# unsynced changes}}",
  "logOut.entriesNotSent": "{entries, plural, one {# entry not sent} other {# entries not sent}}",
  "logOut.warning": "Logging out clears this browser. What is not saved on the server is lost.",
  "logOut.stay": "Stay signed in",
  "logOut.anyway": "Log out anyway",
  "logOut.onThisDevice": "Logged out on this device",
  "logOut.sessionStaysOpen": "The server did not answer, so its session stays open until it expires.",

  // Display settings
  "display.title": "Display settings",
  "display.units": "Units",
  "display.unitsHelp": "How lengths, heights and temperatures are shown. Input and explanations stay metric.",
  "display.metric": "Metric",
  "display.imperial": "Imperial",
  "display.currency": "Currency",
  "display.currencyHelp": "For every estimate of a design. Prices are kept in US dollars.",
  "display.projectCurrency": "Each project's own",
  "display.currencyOption": "{name} ({symbol})",
  "display.theme": "Theme",
  "display.systemTheme": "System",
  "display.light": "Light",
  "display.dark": "Dark",
  "display.language": "Language",
  "display.languageHelp": "Also of the mails you get. The page opens again in it.",
  "display.dataSaver": "Data saver",
  "display.dataSaverHelp": "Reloads data when a page opens, not each time you return to the window.",
  "display.notStored": "Setting not saved",
  "display.tryAgain": "Try again.",

  // The site of the drawing until a project names its own
  kano: "Kano, Nigeria",

  // The tools of a project
  "roof.opened": "Roof opened in the optimizer",
  "roof.saveToKeep": "Save it there to keep it.",

  // The account is gone
  "accountDeleted.title": "Account deleted",
  "accountDeleted.description": "Your profile, projects and sessions are gone.",

  // No page at this address
  "notFound.title": "404 Page Not Found",
  "notFound.heading": "404 <br></br>Page Not Found",
  "notFound.lead": "The page you're looking for doesn't exist.",
  "notFound.goHome": "Go back home",
  "notFound.east": "East 06",
  "notFound.west": "West 18",
  "notFound.arrayOutput": "Array output 0 W",
});
