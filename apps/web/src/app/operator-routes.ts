import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute } from "./base-routes";
import { operatorAddress } from "./search";

/** The rooms of operators; each asks who comes. */
export const operatorRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/operator",
    validateSearch: operatorAddress,
    component: lazyRouteComponent(() => import("./pages/operator"), "OperatorQueueRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/operator/disputes",
    validateSearch: operatorAddress,
    component: lazyRouteComponent(() => import("./pages/operator"), "OperatorDisputesRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/operator/audit",
    validateSearch: operatorAddress,
    component: lazyRouteComponent(() => import("./pages/operator"), "OperatorAuditRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/operator/health",
    component: lazyRouteComponent(() => import("./pages/operator"), "OperatorHealthRoute"),
  }),
];
