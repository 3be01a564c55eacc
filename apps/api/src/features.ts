import { addFirms, addShops } from "./firms";
import { commentReaders } from "./features/accounts/comment-readers";
import { addAccounts } from "./features/accounts/feature";
import { createSeenPeople, people } from "./features/accounts/people";
import {
  findPerson,
  findVerifiedAddress as verifiedAddress,
  letsCount,
  mailAccounts,
  verifiedPersonAt,
  roleOf,
  shownNameOf,
  verifiedAddresses,
  verifiedAddressOf,
  viewChoiceOf,
} from "./features/accounts/user-table";
import { catalogueRoutes } from "./features/appliance-catalogue/routes";
import { createCatalogue } from "./features/appliance-catalogue/service";
import { applianceRoutes } from "./features/appliances/routes";
import { createProjectAppliances } from "./features/appliances/service";
import { applianceCount } from "./features/appliances/table";
import { exportComments, leaveDiscussions } from "./features/comments/account-data";
import { createNotices } from "./features/comments/notices";
import { commentRoutes } from "./features/comments/routes";
import { createComments } from "./features/comments/service";
import { createDemandCount } from "./features/analytics/demand";
import { monthBeginning } from "./features/analytics/months";
import { createShopHome } from "./features/analytics/home";
import { analyticsRoutes } from "./features/analytics/routes";
import { createAnalytics } from "./features/analytics/service";
import { addDashboards } from "./features/dashboards/feature";
import { economicsRoutes } from "./features/economics/routes";
import { createEconomics } from "./features/economics/service";
import { equipmentRoutes } from "./features/equipment/routes";
import { createEquipment } from "./features/equipment/service";
import { exportFiles } from "./features/files/account-data";
import { fileRoutes } from "./features/files/routes";
import { createFiles } from "./features/files/service";
import { removeFilesOf } from "./features/files/table";
import { useFiles } from "./features/files/uses-table";
import { legalRoutes } from "./features/legal/routes";
import { createLegalPages } from "./features/legal/service";
import { placeRoutes } from "./features/places/routes";
import { createPlaces } from "./features/places/service";
import { createHistory } from "./features/history/recording";
import { createRestore } from "./features/history/restore";
import { historyRoutes } from "./features/history/routes";
import { createHistoryPages } from "./features/history/service";
import { createCreation } from "./features/projects/creation";
import { messageRoutes } from "./features/messages/routes";
import { unmaskedMessages } from "./features/messages/masked-table";
import { createMessages } from "./features/messages/service";
import { createMailing } from "./features/notifications/mailing";
import { notificationRoutes } from "./features/notifications/routes";
import { createNotifications } from "./features/notifications/service";
import { createNotificationSettings } from "./features/notifications/settings";
import { projectRoutes } from "./features/projects/routes";
import { chosenPartRoutes } from "./features/parts/routes";
import { createChosenParts } from "./features/parts/service";
import { createMaterials } from "./features/marketplace/materials";
import { marketplaceRoutes } from "./features/marketplace/routes";
import { createMarketplace } from "./features/marketplace/service";
import { openLists } from "./features/products/opening";
import { removeCarts } from "./features/orders/cart-table";
import { createCarts } from "./features/orders/carts";
import { createBooksCheck } from "./features/orders/check-books";
import { createAuditCheck } from "./features/operator/checking";
import { audit, removeOperator } from "./features/operator/table";
import { createBilling } from "./features/orders/billing";
import { providersOf } from "./features/orders/cards/providers";
import { createCards } from "./features/orders/cards/service";
import { createCredits } from "./features/orders/credits";
import { createInvoices } from "./features/orders/invoices";
import { createOrderPapers } from "./features/orders/order-paper";
import { cardRoutes, paperRoutes, termsRoutes } from "./features/orders/money-routes";
import { createKeeping } from "./features/orders/keep-buyers";
import { totalsOf } from "./features/orders/price-order";
import { createConfirmOrder } from "./features/orders/order-letter";
import { createPlacing } from "./features/orders/place-order";
import { createHolds } from "./features/orders/holds";
import { cartRoutes, holdRoutes, orderRoutes } from "./features/orders/routes";
import { openPageRoutes } from "./features/open-pages/routes";
import { createOrders } from "./features/orders/service";
import { reviewedLines } from "./features/orders/reviewed";
import { threadSubjects } from "./features/orders/threads";
import { traderOf } from "./features/sales/trader";
import { createProjects } from "./features/projects/service";
import { knownFor, pricesOf } from "./features/prices/known";
import { priceRoutes } from "./features/prices/routes";
import { createPrices } from "./features/prices/service";
import { projectPages } from "./features/reports/pages";
import { reportRoutes } from "./features/reports/routes";
import { createReports } from "./features/reports/service";
import { createLeadThreads } from "./features/requests/threads";
import { unmaskedReasons, unmaskedRequests } from "./features/requests/masked-table";
import { addJobs, JOBS } from "./features/jobs/feature";
import { importColumnRoutes } from "./features/columns/routes";
import { forgetColumns } from "./features/columns/table";
import { createImportColumns } from "./features/columns/service";
import { priceBookRoutes } from "./features/price-book/routes";
import { createPriceLists } from "./features/price-book/importing";
import { createPriceBook } from "./features/price-book/service";
import { addQuotes, QUOTES } from "./features/quotes/feature";
import { addPassports, PASSPORTS } from "./features/passports/feature";
import { exportReviews } from "./features/reviews/account-data";
import { reviewRoutes } from "./features/reviews/routes";
import { createReviews } from "./features/reviews/service";
import { forgetAuthor } from "./features/reviews/table";
import { roofRoutes } from "./features/roofs/routes";
import { createRoof } from "./features/roofs/service";
import { addSharing } from "./features/sharing/feature";
import { besideDesignRoutes } from "./features/sizing/beside-design";
import { createPartSearch } from "./features/sizing/candidates";
import { designsOf } from "./features/sizing/designs";
import { createFounding, holdFirmOf, leaveFirm } from "./features/shops/founding";
import { verifyMember } from "./features/shops/members-table";
import { sizingRoutes } from "./features/sizing/routes";
import { createCalculation } from "./features/sizing/service";
import { openLocation } from "./features/stock/opening";
import { forgetWho } from "./features/stock/table";
import { exportProjects, removeProjects } from "./features/transfer/account-data";
import { createCopying } from "./features/transfer/copying";
import { transferRoutes } from "./features/transfer/routes";
import { createTransfer } from "./features/transfer/service";
import { weatherRoutes } from "./features/weather/routes";
import { findWeatherYear } from "./features/weather/table";
import { createProjectWeather } from "./features/weather/service";
import { createMasking } from "./mask-older-texts";
import { addOperator } from "./operators";
import { startPools } from "./pools";
import { rights } from "./rights";
import { addRequests } from "./requests";
import { zoneOfFirm } from "./platform/local-day";
import type { App } from "./platform/app";
import type { Tell } from "./platform/tell";
import { createMediaPool } from "./platform/media/pool";
import type { IsVerified } from "./platform/verification";

/**
 * The one place where features meet. What they need of each other is made here and handed in; the few they may import
 * are the arrows of ARCHITECTURE.md.
 */
export function addFeatures(app: App): void {
  const { clock, config, idempotency, outbox, sessions, verification } = app;
  const catalogue = createCatalogue();
  const pools = startPools(app);
  const history = createHistory(clock);
  const creation = createCreation({ clock, history, sessions });
  const seenPeople = createSeenPeople(app.database);
  const notices = createNotices({ clock, outbox, commentReaders, publicUrl: config.publicUrl });
  const equipment = createEquipment();
  const findPart = equipment.byId;
  const parts = { ...app, history, creation, people, seenPeople, pricesOf, catalogueItem: catalogue.item, findPart };
  const roof = createRoof({ ...parts, pool: pools.roofs });
  outbox.askBy(mailAccounts);
  idempotency.askBy(rights);
  verification.askBy(isVerified);

  catalogueRoutes(app, catalogue);
  equipmentRoutes(app, equipment);
  addOpenPages(app);
  const partSearch = createPartSearch({ ...parts, searchParts: equipment.search });
  sizingRoutes(app, createCalculation({ ...parts, pool: pools.sizings }), partSearch);
  historyRoutes(app, createHistoryPages(seenPeople), createRestore(parts));
  besideDesignRoutes(app, { ...parts, knownFor, pool: pools.sizings });
  commentRoutes(app, createComments({ ...parts, notices }));
  applianceRoutes(app, createProjectAppliances(parts));
  roofRoutes(app, roof);
  transferRoutes(app, createTransfer({ ...parts, roof, reading: pools.reading }), createCopying(parts));
  chosenPartRoutes(app, createChosenParts(parts));
  const notifications = createNotifications(app);
  const { tell } = notifications;
  notificationRoutes(app, notifications, createNotificationSettings());
  const { endings, leadHome, exportRequests } = addRequests(app, { tell, namesOf: personOf });
  priceBookRoutes(app, createPriceBook(app), createPriceLists(app));
  addQuotes(app, { ...pools, tell, namesOf: personOf, verifiedAddress, jobs: JOBS.made });
  const projectGoes: typeof endings.projectGoes = async (tx, projectId) => {
    await JOBS.endings.projectGoes(tx, projectId);
    await PASSPORTS.endings.projectGoes(tx, projectId);
    await endings.projectGoes(tx, projectId);
  };
  projectRoutes(app, createProjects({ ...parts, applianceCount, beforeRemoval: projectGoes }), creation);
  const mail = createMailing({ clock, outbox, addresses: verifiedAddresses, publicUrl: config.publicUrl });
  app.ticks.push(() => mail(app.database));
  const messages = addMessages(app, notifications);
  reviewRoutes(app, createReviews({ ...app, tell, namesOf: personOf, things: [JOBS.reviewed, reviewedLines] }));
  app.sweeps.push(() => notifications.sweep(app.database.executor));
  const orders = createOrders({ clock, tell, namesOf });
  const cards = addMoney(app, pools.reports, tell);
  const { make: makePassport } = PASSPORTS;
  const jobs = addJobs(app, { ...pools, cards, tell, makePassport, namesOf: personOf, peopleOf: namesOf, monthOf });
  const passports = addPassports(app, { namesOf, ...pools, tell, verifiedAddress, personAt: verifiedPersonAt });
  const carts = createCarts({ clock, cards });
  cartRoutes(app, carts);
  projectPages(app, knownFor, viewChoiceOf);
  reportRoutes(app, createReports({ ...parts, pool: pools.reports, knownFor, carts }));
  orderRoutes(app, orders, placingOf(app, cards, tell));
  holdRoutes(app, createHolds({ clock, tell, verifiedAmong: verifiedAddresses }));
  const forget = createKeeping({ clock });
  app.sweeps.push(
    () => orders.sweep(app.database),
    () => forget(app.database),
    createBooksCheck(app),
    createAuditCheck(app),
    maskingOf(app, pools.reading),
  );
  economicsRoutes(app, createEconomics(parts));
  // With the accounts' part of its queries.
  addSharing(app, { ...parts, notices, verifiedAddress, inQuery: { verifiedAddressOf, shownNameOf } });
  weatherRoutes(app, createProjectWeather({ ...parts, reading: pools.reading, weatherFetch: config.weatherFetch }));
  addShops(app, { findPart, tell, namesOf });
  const installers = addFirms(app, { tell, namesOf, hasLeads: endings.hasLeads });
  addFiles(app, pools.media);
  addOperator(app, namesOf);
  const materials = createMaterials({ pool: pools.sizings, weatherOf: findWeatherYear, totalsOf });
  const marketplace = createMarketplace({ ...app, traderOf });
  marketplaceRoutes(app, marketplace, materials);
  priceRoutes(app, createPrices({ clock, materials }));
  openPageRoutes(app, { marketplace, installerOf: (...question) => installers.page(...question) });
  analyticsRoutes(app, createAnalytics(app));
  countDemandOf(app);
  addDashboards(app, { roleOf, designsOf, shopHomeOf: createShopHome(app), leadsOf: leadHome, jobsOf: jobs.home });
  addAccounts(app, {
    exporters: {
      projects: (executor, userId) => exportProjects(executor, people, userId),
      comments: exportComments,
      messages: messages.export,
      reviews: exportReviews,
      requests: exportRequests,
      offers: QUOTES.exporter(clock),
      jobs: jobs.exported,
      passports: passports.exported,
      files: exportFiles,
    },
    erasers: [
      holdFirmOf,
      orders.keepUntilDone,
      (tx, userId) => JOBS.endings.personLeaves(tx, userId),
      (tx, userId) => PASSPORTS.endings.personLeaves(tx, userId),
      endings.personLeaves,
      removeCarts,
      removeProjects,
      leaveDiscussions,
      messages.leave,
      forgetAuthor,
      (tx, userId) => notifications.forget(tx, userId),
      forgetWho,
      leaveFirm,
      ...FILES_GO,
      removeOperator,
    ],
    media: pools.media,
    showFiles: async (tx, userId, ids) =>
      void (await useFiles(tx, { kind: "certificate", subjectId: userId, owner: { userId }, now: clock.now() }, ids)),
    whenVerified: verifyMember,
    found: createFounding(clock, [openLists(clock), openLocation(clock)]),
  });
}

/** What buyers, homeowners and firms write each other, of orders, invitations, quotes and jobs. */
function addMessages(app: App, { tell, markAbout }: ReturnType<typeof createNotifications>) {
  const leadThreads = createLeadThreads({ clock: app.clock, namesOf: personOf });
  const subjects = [threadSubjects, leadThreads, QUOTES.threads(personOf), JOBS.threads];
  const messages = createMessages({ ...app, tell, markTold: markAbout, subjects });
  messageRoutes(app, messages);
  return messages;
}

/** What people look for is counted from time to time. */
function countDemandOf({ clock, database, sweeps }: App): void {
  const count = createDemandCount({ clock, letsCount });
  sweeps.push(() => count(database));
}

/** Orders are placed, and mailed to their buyers. */
function placingOf(app: App, cards: ReturnType<typeof addMoney>, tell: Tell) {
  const { clock, config, outbox } = app;
  const confirm = createConfirmOrder({ outbox, publicUrl: config.publicUrl, verifiedAddress });
  return createPlacing({ clock, cards, tell, confirm, isVerified });
}

/** Masks the texts that an older release stored. */
function maskingOf(app: App, reading: ReturnType<typeof startPools>["reading"]) {
  const mask = createMasking(reading, [
    unmaskedMessages(personOf),
    unmaskedRequests(personOf),
    unmaskedReasons,
    QUOTES.unmasked(personOf),
  ]);
  return () => mask(app.database);
}

/** Money of orders: invoices, cards, and on what terms a shop takes it. */
function addMoney(app: App, documents: ReturnType<typeof startPools>["reports"], tell: Tell) {
  const { clock, config, database, lanes } = app;
  const papers = createOrderPapers({
    write: (input, owner, signal) => documents.run({ input, owner, signal }),
  });
  const invoices = createInvoices({
    write: (input, owner, signal) => documents.run({ input, owner, signal }),
  });
  const { publicUrl } = config;
  const addressOf = async (...question: Parameters<typeof findPerson>) =>
    (await findPerson(...question))?.user.email ?? null;
  const parts = {
    clock,
    database,
    lanes,
    publicUrl,
    log: app.http.log,
    addressOf,
    tell,
    audit,
    milestones: JOBS.bills,
  };
  const cards = createCards({ ...parts, ...providersOf(app) });
  paperRoutes(app, papers, invoices);
  cardRoutes(app, cards);
  termsRoutes(
    app,
    createBilling({ clock, providers: cards.providers }),
    createCredits({ clock, personAt: verifiedPersonAt }),
  );
  return cards;
}

const isVerified: IsVerified = async (...question) => (await verifiedAddress(...question)) !== null;

/** Their names, by the account. */
const namesOf = async (...question: Parameters<typeof people>) =>
  new Map([...(await people(...question))].map(([id, { name }]) => [id, name] as const));

/** Somebody with names and address. */
const personOf = async (...question: Parameters<typeof findPerson>) => (await findPerson(...question))?.user ?? null;

/** Where months of figures begin. */
const monthOf: Parameters<typeof addJobs>[1]["monthOf"] = (now, firm) => {
  const timeZone = zoneOfFirm(firm);
  return { timeZone, monthFrom: monthBeginning(now, timeZone) };
};

/** What is the same for everybody. */
function addOpenPages(app: App): void {
  placeRoutes(app, createPlaces());
  legalRoutes(app, createLegalPages(app));
}

const FILES_GO = [removeFilesOf, forgetColumns];

/** What people and firms store, and how files they bring are read. */
function addFiles(app: App, media: ReturnType<typeof createMediaPool>): void {
  const files = createFiles({ clock: app.clock, media });
  fileRoutes(app, files);
  importColumnRoutes(app, createImportColumns(app));
  app.sweeps.push(() => files.sweep(app.database));
}
