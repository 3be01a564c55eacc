import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute } from "./base-routes";
import { jobsSearch, leadsSearch, quotesSearch, resetSearch, reviewsSearch } from "./search";

/** An installer's firm: its own rooms, how somebody joins it, and its page for everybody signed in. */
export const firmRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/leads",
    validateSearch: leadsSearch,
    component: lazyRouteComponent(() => import("./pages/leads"), "LeadsRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/quotes",
    validateSearch: quotesSearch,
    component: lazyRouteComponent(() => import("./pages/quotes"), "QuotesRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/quotes/$quoteId",
    component: lazyRouteComponent(() => import("./pages/quotes"), "QuoteRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/quotes/price-book",
    validateSearch: quotesSearch,
    component: lazyRouteComponent(() => import("./pages/quotes"), "PriceBookRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/jobs",
    validateSearch: jobsSearch,
    component: lazyRouteComponent(() => import("./pages/jobs"), "JobsRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/jobs/$jobId",
    component: lazyRouteComponent(() => import("./pages/jobs"), "JobRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/firm/profile",
    component: lazyRouteComponent(() => import("./pages/firm"), "InstallerProfileRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/firm/invitation",
    validateSearch: resetSearch,
    component: lazyRouteComponent(() => import("./pages/firm"), "FirmInvitationRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/installers/$firmId",
    validateSearch: reviewsSearch,
    component: lazyRouteComponent(() => import("./pages/firm"), "InstallerRoute"),
  }),
];
