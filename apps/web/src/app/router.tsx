import type { QueryClient } from "@tanstack/react-query";
import { createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute, rootRoute } from "./base-routes";
import { firmRoutes } from "./firm-routes";
import { operatorRoutes } from "./operator-routes";
import { PageFailed } from "./page-failed";
import { PageLoading } from "./page-loading";
import {
  analyticsSearch,
  authSearch,
  cartSearch,
  offersSearch,
  marketSearch,
  noticeSearch,
  listSearch,
  shopOrdersSearch,
  parseSearch,
  pickSearch,
  messagesSearch,
  productSearch,
  projectSearch,
  resetSearch,
  stringifySearch,
} from "./search";

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth",
  validateSearch: authSearch,
  component: lazyRouteComponent(() => import("./pages/auth"), "AuthRoute"),
});
const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password",
  validateSearch: resetSearch,
  component: lazyRouteComponent(() => import("./pages/reset-password"), "ResetPasswordRoute"),
});
const sharedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/shared/$shareToken",
  component: lazyRouteComponent(() => import("./pages/shared"), "SharedRoute"),
});
const passportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/passports/$passport",
  component: lazyRouteComponent(() => import("./pages/passports"), "PassportRoute"),
});
const validationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/validation",
  component: lazyRouteComponent(() => import("./pages/validation"), "ValidationRoute"),
});

const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/unsubscribe",
  validateSearch: resetSearch,
  component: lazyRouteComponent(() => import("./pages/notifications"), "UnsubscribeRoute"),
});

/** A design's page also has the address of each page of its result; it shows them itself, and is one page all along. */
const homeRoute = createRoute({
  getParentRoute: () => memberRoute,
  id: "home",
  component: lazyRouteComponent(() => import("./pages/home"), "HomeRoute"),
});
const homeRoutes = [
  createRoute({ getParentRoute: () => homeRoute, path: "/" }),
  createRoute({ getParentRoute: () => homeRoute, path: "/results" }),
  createRoute({ getParentRoute: () => homeRoute, path: "/results/$page" }),
];
const calculatorRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/calculator",
  component: lazyRouteComponent(() => import("./pages/design"), "CalculatorRoute"),
});
const calculatorRoutes = [
  createRoute({ getParentRoute: () => calculatorRoute, path: "/" }),
  createRoute({ getParentRoute: () => calculatorRoute, path: "/results" }),
  createRoute({ getParentRoute: () => calculatorRoute, path: "/results/$page" }),
];
const projectsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/projects",
  component: lazyRouteComponent(() => import("./pages/projects"), "ProjectsRoute"),
});
const projectRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/projects/$projectId",
  component: lazyRouteComponent(() => import("./pages/design"), "ProjectRoute"),
});
const projectRoutes = [
  createRoute({ getParentRoute: () => projectRoute, path: "/" }),
  createRoute({ getParentRoute: () => projectRoute, path: "/results" }),
  createRoute({ getParentRoute: () => projectRoute, path: "/results/$page" }),
];
const passportsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/passports",
  component: lazyRouteComponent(() => import("./pages/passports"), "PassportsRoute"),
});
const roofRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/projects/$projectId/roof",
  component: lazyRouteComponent(() => import("./pages/roof"), "RoofRoute"),
});
const requestRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/projects/$projectId/request",
  component: lazyRouteComponent(() => import("./pages/requests"), "RequestRoute"),
});
const offersRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/projects/$projectId/offers",
  validateSearch: offersSearch,
  component: lazyRouteComponent(() => import("./pages/offers"), "OffersRoute"),
});
const visualizerRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/3d-visualizer",
  validateSearch: projectSearch,
  component: lazyRouteComponent(() => import("./pages/visualizer"), "VisualizerRoute"),
});
const installerRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/installer-dashboard",
  component: lazyRouteComponent(() => import("./pages/dashboards"), "InstallerDashboardRoute"),
});
const retailerRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/retailer-dashboard",
  component: lazyRouteComponent(() => import("./pages/dashboards"), "RetailerDashboardRoute"),
});
const marketRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/marketplace",
    validateSearch: marketSearch,
    component: lazyRouteComponent(() => import("./pages/marketplace"), "MarketplaceRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/wholesale",
    validateSearch: marketSearch,
    component: lazyRouteComponent(() => import("./pages/marketplace"), "WholesaleRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/marketplace/products/$productId",
    validateSearch: productSearch,
    component: lazyRouteComponent(() => import("./pages/marketplace"), "ProductRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/cart",
    validateSearch: cartSearch,
    component: lazyRouteComponent(() => import("./pages/cart"), "CartRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/checkout",
    validateSearch: projectSearch,
    component: lazyRouteComponent(() => import("./pages/cart"), "CheckoutRoute"),
  }),
];
const orderRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/orders",
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import("./pages/orders"), "OrdersRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/orders/$orderId",
    component: lazyRouteComponent(() => import("./pages/orders"), "OrderRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/orders",
    validateSearch: shopOrdersSearch,
    component: lazyRouteComponent(() => import("./pages/shop-orders"), "ShopOrdersRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/orders/$orderId",
    component: lazyRouteComponent(() => import("./pages/shop-orders"), "ShopOrderRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/pick-list",
    validateSearch: pickSearch,
    component: lazyRouteComponent(() => import("./pages/shop-orders"), "PickListRoute"),
  }),
];
/** The rooms of a shop; each asks whose it is. */
const shopRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop",
    component: lazyRouteComponent(() => import("./pages/dashboards"), "RetailerDashboardRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/analytics",
    validateSearch: analyticsSearch,
    component: lazyRouteComponent(() => import("./pages/shop-analytics"), "ShopAnalyticsRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/invitation",
    validateSearch: resetSearch,
    component: lazyRouteComponent(() => import("./pages/firm"), "ShopInvitationRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/products",
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import("./pages/shop"), "ShopProductsRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/products/import",
    component: lazyRouteComponent(() => import("./pages/shop"), "ShopProductImportRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/price-lists",
    component: lazyRouteComponent(() => import("./pages/shop"), "ShopPriceListsRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/price-lists/$listId",
    component: lazyRouteComponent(() => import("./pages/shop"), "ShopPriceListRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/products/new",
    component: lazyRouteComponent(() => import("./pages/shop"), "NewShopProductRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/products/$productId",
    component: lazyRouteComponent(() => import("./pages/shop"), "ShopProductRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/stock",
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import("./pages/shop"), "ShopStockRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/stock/import",
    component: lazyRouteComponent(() => import("./pages/shop"), "ShopStockImportRoute"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: "/shop/profile",
    component: lazyRouteComponent(() => import("./pages/shop"), "ShopProfileRoute"),
  }),
];
const notificationsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/notifications",
  validateSearch: noticeSearch,
  component: lazyRouteComponent(() => import("./pages/notifications"), "NotificationsRoute"),
});
const messagesRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/messages",
  validateSearch: messagesSearch,
  component: lazyRouteComponent(() => import("./pages/messages"), "MessagesRoute"),
});
const threadRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/messages/$thread",
  validateSearch: messagesSearch,
  component: lazyRouteComponent(() => import("./pages/messages"), "ThreadRoute"),
});
const profileRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/profile",
  component: lazyRouteComponent(() => import("./pages/profile"), "ProfileRoute"),
});
const settingsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/settings",
  component: lazyRouteComponent(() => import("./pages/settings"), "SettingsRoute"),
});
/** Parts of the design system in all states: a page for us, neither routed nor built into the product. */
const developmentRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => memberRoute,
        path: "/gallery",
        component: lazyRouteComponent(() => import("./pages/gallery"), "GalleryRoute"),
      }),
    ]
  : [];
const notFoundRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "$",
  component: lazyRouteComponent(() => import("./pages/not-found"), "NotFoundRoute"),
});

const routeTree = rootRoute.addChildren([
  authRoute,
  resetRoute,
  sharedRoute,
  passportRoute,
  validationRoute,
  unsubscribeRoute,
  memberRoute.addChildren([
    homeRoute.addChildren(homeRoutes),
    calculatorRoute.addChildren(calculatorRoutes),
    projectsRoute,
    passportsRoute,
    projectRoute.addChildren(projectRoutes),
    roofRoute,
    requestRoute,
    offersRoute,
    visualizerRoute,
    installerRoute,
    retailerRoute,
    ...marketRoutes,
    ...firmRoutes,
    ...shopRoutes,
    ...orderRoutes,
    ...operatorRoutes,
    notificationsRoute,
    messagesRoute,
    threadRoute,
    profileRoute,
    settingsRoute,
    ...developmentRoutes,
    notFoundRoute,
  ]),
]);

export const createAppRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageFailed,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
