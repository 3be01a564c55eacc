import { page, type PageScript } from "../lib/routing/page";
import type { MEMBER_ADDRESSES, PUBLIC_ADDRESSES } from "./addresses";
import type { SEARCHES } from "./search";

declare module "../lib/routing/address" {
  interface Register {
    readonly addresses: (typeof PUBLIC_ADDRESSES)[number] | (typeof MEMBER_ADDRESSES)[number];
    readonly searches: typeof SEARCHES;
  }
}

/** What a visitor reaches. */
export const PUBLIC_PAGES: Readonly<Record<(typeof PUBLIC_ADDRESSES)[number], PageScript>> = {
  "/auth": page(() => import("./pages/auth"), "AuthRoute"),
  "/check-quote": page(() => import("./pages/check-quote"), "CheckQuoteRoute"),
  "/legal/imprint": page(() => import("./pages/legal"), "ImprintRoute"),
  "/legal/privacy": page(() => import("./pages/legal"), "PrivacyRoute"),
  "/legal/terms": page(() => import("./pages/legal"), "TermsRoute"),
  "/passports/$passport": page(() => import("./pages/passports"), "PassportRoute"),
  "/reset-password": page(() => import("./pages/reset-password"), "ResetPasswordRoute"),
  "/shared/$shareToken": page(() => import("./pages/shared"), "SharedRoute"),
  // With the auth screen, which leads to it and may have lost its connection by then.
  "/try": page(() => import("./pages/auth-screen"), "TryRoute"),
  "/unsubscribe": page(() => import("./pages/notifications"), "UnsubscribeRoute"),
  "/validation": page(() => import("./pages/validation"), "ValidationRoute"),
};

// A design also has the address of each page of its result: it shows them itself, and is one page all along.
const home = page(() => import("./pages/home"), "HomeRoute");
const calculator = page(() => import("./pages/design"), "CalculatorRoute");
const project = page(() => import("./pages/design"), "ProjectRoute");
const notFound = page(() => import("./pages/not-found"), "NotFoundRoute");

/** What needs a signed-in person; rooms of firms and operators ask themselves who comes. */
export const MEMBER_PAGES: Readonly<Record<(typeof MEMBER_ADDRESSES)[number], PageScript>> = {
  "/": home,
  "/$": notFound,
  "/3d-visualizer": page(() => import("./pages/visualizer"), "VisualizerRoute"),
  "/calculator": calculator,
  "/calculator/results": calculator,
  "/calculator/results/$page": calculator,
  "/cart": page(() => import("./pages/cart"), "CartRoute"),
  "/checkout": page(() => import("./pages/cart"), "CheckoutRoute"),
  "/firm/invitation": page(() => import("./pages/firm"), "FirmInvitationRoute"),
  "/firm/profile": page(() => import("./pages/firm"), "InstallerProfileRoute"),
  // Parts of the design system in all states: a page for us, not built into the product.
  "/gallery": import.meta.env.DEV ? page(() => import("./pages/gallery"), "GalleryRoute") : notFound,
  "/installer-dashboard": page(() => import("./pages/dashboards"), "InstallerDashboardRoute"),
  "/installers/$firmId": page(() => import("./pages/firm"), "InstallerRoute"),
  "/jobs": page(() => import("./pages/jobs"), "JobsRoute"),
  "/jobs/$jobId": page(() => import("./pages/jobs"), "JobRoute"),
  "/leads": page(() => import("./pages/leads"), "LeadsRoute"),
  "/marketplace": page(() => import("./pages/marketplace"), "MarketplaceRoute"),
  "/marketplace/products/$productId": page(() => import("./pages/marketplace"), "ProductRoute"),
  "/messages": page(() => import("./pages/messages"), "MessagesRoute"),
  "/messages/$thread": page(() => import("./pages/messages"), "ThreadRoute"),
  "/notifications": page(() => import("./pages/notifications"), "NotificationsRoute"),
  "/operator": page(() => import("./pages/operator"), "OperatorQueueRoute"),
  "/operator/audit": page(() => import("./pages/operator"), "OperatorAuditRoute"),
  "/operator/disputes": page(() => import("./pages/operator"), "OperatorDisputesRoute"),
  "/operator/figures": page(() => import("./pages/operator-figures"), "OperatorFiguresRoute"),
  "/operator/health": page(() => import("./pages/operator"), "OperatorHealthRoute"),
  "/operator/legal": page(() => import("./pages/operator"), "OperatorLegalRoute"),
  "/orders": page(() => import("./pages/orders"), "OrdersRoute"),
  "/orders/$orderId": page(() => import("./pages/orders"), "OrderRoute"),
  "/passports": page(() => import("./pages/passports"), "PassportsRoute"),
  "/profile": page(() => import("./pages/profile"), "ProfileRoute"),
  "/projects": page(() => import("./pages/projects"), "ProjectsRoute"),
  "/projects/$projectId": project,
  "/projects/$projectId/offers": page(() => import("./pages/offers"), "OffersRoute"),
  "/projects/$projectId/request": page(() => import("./pages/requests"), "RequestRoute"),
  "/projects/$projectId/results": project,
  "/projects/$projectId/results/$page": project,
  "/projects/$projectId/roof": page(() => import("./pages/roof"), "RoofRoute"),
  "/projects/$projectId/stages": page(() => import("./pages/stages"), "StagesRoute"),
  "/quotes": page(() => import("./pages/quotes"), "QuotesRoute"),
  "/quotes/$quoteId": page(() => import("./pages/quotes"), "QuoteRoute"),
  "/quotes/price-book": page(() => import("./pages/quotes"), "PriceBookRoute"),
  "/results": home,
  "/results/$page": home,
  "/retailer-dashboard": page(() => import("./pages/dashboards"), "RetailerDashboardRoute"),
  "/settings": page(() => import("./pages/settings"), "SettingsRoute"),
  "/shop": page(() => import("./pages/dashboards"), "RetailerDashboardRoute"),
  "/shop/analytics": page(() => import("./pages/shop-analytics"), "ShopAnalyticsRoute"),
  "/shop/invitation": page(() => import("./pages/firm"), "ShopInvitationRoute"),
  "/shop/orders": page(() => import("./pages/shop-orders"), "ShopOrdersRoute"),
  "/shop/orders/$orderId": page(() => import("./pages/shop-orders"), "ShopOrderRoute"),
  "/shop/pick-list": page(() => import("./pages/shop-orders"), "PickListRoute"),
  "/shop/price-lists": page(() => import("./pages/shop"), "ShopPriceListsRoute"),
  "/shop/price-lists/$listId": page(() => import("./pages/shop"), "ShopPriceListRoute"),
  "/shop/products": page(() => import("./pages/shop"), "ShopProductsRoute"),
  "/shop/products/$productId": page(() => import("./pages/shop"), "ShopProductRoute"),
  "/shop/products/import": page(() => import("./pages/shop"), "ShopProductImportRoute"),
  "/shop/products/new": page(() => import("./pages/shop"), "NewShopProductRoute"),
  "/shop/profile": page(() => import("./pages/shop"), "ShopProfileRoute"),
  "/shop/stock": page(() => import("./pages/shop"), "ShopStockRoute"),
  "/shop/stock/import": page(() => import("./pages/shop"), "ShopStockImportRoute"),
  "/wholesale": page(() => import("./pages/marketplace"), "WholesaleRoute"),
};

export const PAGES = { ...MEMBER_PAGES, ...PUBLIC_PAGES };
